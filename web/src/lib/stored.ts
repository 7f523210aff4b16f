/** What this browser keeps, under one prefix. A browser that keeps nothing (private windows) still plays. */

const PREFIX = 'laydown.';

export function read<T>(name: string, otherwise: T, fits: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (text === null) return otherwise;
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the choice lasts as long as the page.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function onChangeElsewhere(name: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === PREFIX + name) changed();
  };
  window.addEventListener('storage', heard);
  return () => {
    window.removeEventListener('storage', heard);
  };
}
