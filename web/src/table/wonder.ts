/** Where something is not possible, the pointer over it, focus, a long press and a press in vain ask why. */
import type { Playing } from './playing.svelte';
import type { VerbId } from './verbs';

/** A press this long is a question. */
const LONG = 450;

/** The handlers of a control for a verb, or for undo; `able` when it does something now. */
export function wonders(playing: Playing, id: VerbId | 'undo' | undefined, able: boolean) {
  let held: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    if (!able && id !== undefined) playing.wondered = id;
  };
  const release = (): void => clearTimeout(held);
  const leave = (): void => {
    release();
    playing.wondered = null;
  };
  return {
    onpointerenter: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') ask();
    },
    onpointerdown: (): void => {
      release();
      held = setTimeout(ask, LONG);
    },
    onpointerup: release,
    onpointercancel: release,
    // A finger leaves by being lifted: what it asked for stays to be read.
    onpointerleave: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') leave();
      else release();
    },
    onfocus: (event: FocusEvent & { currentTarget: HTMLElement }): void => {
      if (event.currentTarget.matches(':focus-visible')) ask();
    },
    onblur: leave,
  };
}
