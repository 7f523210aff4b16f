/** My name and colour, kept in this browser; there is no account. */

import { anyColour } from './colours';
import { isRecord, read, write } from './stored';

const LONGEST_NAME = 24;

function kept(): { name: string; colour: string } {
  const stored = read('me', {}, isRecord);
  const { name, colour } = stored;
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    colour: typeof colour === 'string' && /^#[0-9a-f]{6}$/.test(colour) ? colour : anyColour(),
  };
}

export const me = $state(kept());

$effect.root(() => {
  $effect(() => {
    write('me', $state.snapshot(me));
  });
});

export { LONGEST_NAME };
