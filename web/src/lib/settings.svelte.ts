/** What a person sets for this browser: how the table looks, moves and asks. */

import { isRecord, read, write } from './stored';

export type Theme = 'auto' | 'dark' | 'light';

export interface Kept {
  theme: Theme;
  /** Off means cards do not travel; a device that asks for reduced motion has it off whatever stands here. */
  motion: boolean;
  sound: boolean;
  vibration: boolean;
  bigIndex: boolean;
  confirmPile: boolean;
  confirmOut: boolean;
  /** Single letters and signs are keys of the table. */
  letters: boolean;
}

const USUAL: Kept = {
  theme: 'auto',
  motion: true,
  sound: false,
  vibration: true,
  bigIndex: false,
  confirmPile: true,
  confirmOut: true,
  letters: true,
};

function kept(): Kept {
  const stored = read('settings', {}, isRecord);
  const result: Record<string, unknown> = { ...USUAL };
  for (const [name, usual] of Object.entries(USUAL)) {
    if (typeof stored[name] === typeof usual) result[name] = stored[name];
  }
  if (!['auto', 'dark', 'light'].includes(String(result['theme']))) result['theme'] = 'auto';
  return result as unknown as Kept;
}

/** Reactive: read `settings.bigIndex`, write `settings.bigIndex = true`; writing keeps it. */
export const settings: Kept = $state(kept());

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const device = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (device.dark = dark.matches));
still.addEventListener('change', () => (device.still = still.matches));

/** Whether cards may travel: the setting, and what the device asks for. */
export function moves(): boolean {
  return settings.motion && !device.still;
}

export function isDark(): boolean {
  return settings.theme === 'auto' ? device.dark : settings.theme === 'dark';
}

$effect.root(() => {
  $effect(() => {
    write('settings', $state.snapshot(settings));
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = isDark() ? 'dark' : 'light';
    root.dataset['motion'] = moves() ? 'full' : 'none';
  });
});
