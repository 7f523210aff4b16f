/**
 * From cards picked out of a hand to the atoms that are meant, by matching against the offer.
 *
 * There are no rules here. An atom is played because the offer lists it; the later ones of a bundle are
 * played only if the next offer lists them.
 */
import type { Action, LayAction, AddAction, PileAction } from '../wire';
import { rankOf, type CardText } from './views';

/** What one press may mean: atoms in a row, the first of which the offer has. */
export type Bundle = Action[];

/** What a verb means with the cards now picked: nothing, one thing, or several to ask between. */
export interface Meaning {
  bundles: Bundle[];
}

const NOTHING: Meaning = { bundles: [] };

/** A row less the cards of another; null unless it holds them all. */
export function without(cards: readonly CardText[], taken: readonly CardText[]): CardText[] | null {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Equal atoms have equal texts, as the server writes the cards of one in a fixed order. */
export function sameAction(one: Action, other: Action): boolean {
  return text(one) === text(other);
}

function text(action: Action): string {
  switch (action.do) {
    case 'pile':
    case 'lay':
      return `${action.do} ${action.cards.join()}`;
    case 'add':
      return `add ${action.card} ${action.rank}`;
    case 'discard':
      return `discard ${action.card} ${String(action.out ?? false)}`;
    case 'cut':
      return `cut ${action.place}`;
    default:
      return action.do;
  }
}

/** The offered atom that is this one, or undefined. */
export function offered(actions: readonly Action[], wanted: Action): Action | undefined {
  return actions.find((each) => sameAction(each, wanted));
}

function withVerb<Verb extends Action['do']>(
  actions: readonly Action[],
  verb: Verb,
): Extract<Action, { do: Verb }>[] {
  return actions.filter((each): each is Extract<Action, { do: Verb }> => each.do === verb);
}

/** An atom without cards: draw, take, pass. */
export function plain(actions: readonly Action[], verb: 'draw' | 'take' | 'pass'): Meaning {
  const found = withVerb(actions, verb).slice(0, 1);
  return { bundles: found.map((each) => [each]) };
}

/**
 * Taking the pile with the pair that is picked, or with the only one, or with any of several that are
 * worth the same; else each pair is a bundle of its own, to be asked.
 */
export function takePile(
  actions: readonly Action[],
  picked: readonly CardText[],
  worth: (card: CardText) => number,
): Meaning {
  const piles = withVerb(actions, 'pile');
  const named = piles.filter((each) => overlaps(each.cards, picked));
  const left = picked.length && named.length ? named : piles;
  const different = new Map<string, PileAction>();
  for (const each of left) {
    const cards = each.cards;
    const key = cards
      .map((card) => worth(card))
      .sort((one, other) => one - other)
      .join();
    const kept = different.get(`${cards.length}:${key}`);
    if (!kept) different.set(`${cards.length}:${key}`, each);
  }
  return { bundles: [...different.values()].map((each) => [each]) };
}

/** Whether a pair holds the picked cards or is among them. */
function overlaps(pair: readonly CardText[], picked: readonly CardText[]): boolean {
  return without(pair, picked) !== null || (pair.length > 0 && without(picked, pair) !== null);
}

/**
 * Laying the picked cards as new sets, each of three that the offer has and the others added to it.
 * Wilds among cards of several ranks go where they are needed to make three, and nowhere else.
 */
export function lay(actions: readonly Action[], picked: readonly CardText[], wild: string): Meaning {
  const lays = withVerb(actions, 'lay');
  if (!lays.length || picked.length < 3) return NOTHING;
  const twos = picked.filter((card) => rankOf(card) === wild);
  const ranks = new Map<string, CardText[]>();
  for (const card of picked) {
    if (rankOf(card) === wild) continue;
    ranks.set(rankOf(card), [...(ranks.get(rankOf(card)) ?? []), card]);
  }
  if (!ranks.size) return toMeaning(layOne(lays, twos, wild, []));
  if (ranks.size === 1) {
    const [[rank, naturals]] = [...ranks] as [[string, CardText[]]];
    return toMeaning(layOne(lays, naturals, rank, twos));
  }
  const atoms: Bundle = [];
  const spare = [...twos];
  for (const [rank, naturals] of ranks) {
    const helpers = spare.splice(0, Math.max(0, 3 - naturals.length));
    const bundle = layOne(lays, naturals, rank, helpers);
    if (!bundle) return NOTHING;
    atoms.push(...bundle);
  }
  return spare.length ? NOTHING : { bundles: [atoms] };
}

/** One set: the offered lay that uses most wilds, then the other naturals, then the other wilds. */
function layOne(
  lays: readonly LayAction[],
  naturals: readonly CardText[],
  rank: string,
  wilds: readonly CardText[],
): Bundle | null {
  const all = [...naturals, ...wilds];
  const fits = lays.filter((each) => {
    const cards = each.cards;
    return cards.some((card) => rankOf(card) === rank) && without(all, cards) !== null;
  });
  const count = (each: LayAction): number => each.cards.filter((card) => wilds.includes(card)).length;
  const [best] = fits.sort((one, other) => count(other) - count(one));
  if (!best) return null;
  const rest = without(all, best.cards) ?? [];
  return [best, ...rest.map((card) => ({ do: 'add' as const, card, rank }))];
}

function toMeaning(bundle: Bundle | null): Meaning {
  return bundle ? { bundles: [bundle] } : NOTHING;
}

/**
 * Adding the picked cards to own spreads. Naturals have one place; where only wilds are picked, each
 * spread that takes them is a bundle of its own. `to` asks for one spread alone.
 */
export function add(
  actions: readonly Action[],
  picked: readonly CardText[],
  wild: string,
  to?: string,
): Meaning {
  const adds = withVerb(actions, 'add');
  if (!adds.length || !picked.length) return NOTHING;
  const natural = picked.filter((card) => rankOf(card) !== wild);
  const ranks = [...new Set(natural.map(rankOf))];
  if (to !== undefined) return toMeaning(addAll(adds, picked, () => to));
  if (ranks.length) {
    const [first] = ranks;
    if (first === undefined || (ranks.length > 1 && natural.length < picked.length)) return NOTHING;
    return toMeaning(addAll(adds, picked, (card) => (rankOf(card) === wild ? first : rankOf(card))));
  }
  const places = [...new Set(adds.filter((each) => picked.includes(each.card)).map((each) => each.rank))];
  const bundles = places.map((place) => addAll(adds, picked, () => place));
  return { bundles: bundles.filter((each) => each !== null) };
}

/** Naturals first, so that wilds find company; all must be offered now but a second copy of the same. */
function addAll(
  adds: readonly AddAction[],
  picked: readonly CardText[],
  place: (card: CardText) => string,
): Bundle | null {
  const wanted = picked.map((card) => ({ do: 'add' as const, card, rank: place(card) }));
  wanted.sort(
    (one, other) => Number(rankOf(one.card) !== one.rank) - Number(rankOf(other.card) !== other.rank),
  );
  const found = wanted.map((each) => offered(adds, each));
  return found.every((each) => each !== undefined) ? found : null;
}

/** Discarding the one picked card; going out by it is another meaning, unless there is no way to stay. */
export function discard(actions: readonly Action[], picked: readonly CardText[]): Meaning {
  if (picked.length !== 1) return NOTHING;
  const mine = withVerb(actions, 'discard').filter((each) => each.card === picked[0]);
  const staying = mine.filter((each) => !each.out);
  return { bundles: (staying.length ? staying : mine).map((each) => [each]) };
}

/** Going out by a discard: by the picked card, or by each that would do. */
export function goOut(actions: readonly Action[], picked: readonly CardText[]): Meaning {
  const outs = withVerb(actions, 'discard').filter((each) => each.out);
  const mine = outs.filter((each) => picked.length === 1 && each.card === picked[0]);
  return { bundles: (mine.length ? mine : outs).map((each) => [each]) };
}

/** Where the cards may be cut, in order. */
export function cutPlaces(actions: readonly Action[]): number[] {
  return withVerb(actions, 'cut').map((each) => each.place);
}

/** Of the positions in a hand, those whose card some atom of these verbs could use. */
export function usable(
  actions: readonly Action[],
  hand: readonly CardText[],
  verbs: readonly string[],
): Set<number> {
  const cards = new Set<CardText>();
  for (const each of actions) {
    if (!verbs.includes(each.do)) continue;
    if ('card' in each) cards.add(each.card);
    if ('cards' in each) for (const card of each.cards) cards.add(card);
  }
  return new Set(hand.flatMap((card, position) => (cards.has(card) ? [position] : [])));
}
