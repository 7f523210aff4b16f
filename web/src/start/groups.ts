/** Options in groups, by the chapter of the rules that states them: `M-PILE-1` is about the pile. */

import type { OptionInfo } from '../wire';

export const GROUPS = ['cards', 'pile', 'melds', 'out', 'score', 'match'] as const;
export type Group = (typeof GROUPS)[number];

const OF_CHAPTER: Record<string, Group> = {
  PACK: 'cards',
  DEAL: 'cards',
  STOCK: 'pile',
  PILE: 'pile',
  TURN: 'pile',
  MELD: 'melds',
  WILD: 'melds',
  OUT: 'out',
  LAST: 'out',
  SPEED: 'out',
  SCORE: 'score',
  MARK: 'score',
  SETTLE: 'score',
};

export function groupOf(option: OptionInfo): Group {
  return OF_CHAPTER[option.clause.split('-')[1] ?? ''] ?? 'match';
}

export function grouped(options: readonly OptionInfo[]): { group: Group; options: OptionInfo[] }[] {
  return GROUPS.map((group) => ({ group, options: options.filter((each) => groupOf(each) === group) })).filter(
    (each) => each.options.length > 0,
  );
}
