/** Players' colours: white letters stand on each with 4.5:1 or better. */
export const COLOURS = ['#5a4a93', '#a3325a', '#1f67a3', '#1b7558', '#8a5700', '#ab4020', '#4b5866', '#7d3a92'] as const;

export function anyColour(): string {
  return COLOURS[Math.floor(Math.random() * COLOURS.length)] ?? COLOURS[0];
}
