/** What the action bar shows: each verb of the game with what it means now, or why it means nothing. */
import type { AnyDealView, NotNow, Offer } from '../wire';
import { add, discard, goOut, lay, plain, takePile, type Bundle } from './choose';
import { isMille, isSpeed, movers, wildRank, type CardText } from './views';

export type VerbId = 'draw' | 'pass' | 'pile' | 'take' | 'lay' | 'discard' | 'out';

/** Why a verb means nothing now: the server's sentence, or a hint of the page's own catalogue. */
export type Why =
  { by: 'rules'; text: string; clause: string } | { by: 'page'; id: string; seats: readonly number[] };

export interface Verb {
  id: VerbId;
  /** Cards join a spread that lies already. */
  adds: boolean;
  bundles: Bundle[];
  /** The one that most would want now. */
  main: boolean;
  why: Why | null;
}

export interface Desk {
  deal: AnyDealView;
  offer: Offer | null;
  picked: readonly CardText[];
  worth: (card: CardText) => number;
}

/** The verbs in the order of a turn. */
export function verbs(desk: Desk): Verb[] {
  const all = isMille(desk.deal) ? milleVerbs(desk) : meldVerbs(desk);
  const main = mainOf(all, desk.picked.length);
  return all.map((each) => ({ ...each, main: each.id === main }));
}

function milleVerbs(desk: Desk): Verb[] {
  const actions = desk.offer?.actions ?? [];
  const wild = wildRank(desk.deal) ?? '';
  const passing = plain(actions, 'pass').bundles;
  const laying = lay(actions, desk.picked, wild).bundles;
  const adding = add(actions, desk.picked, wild).bundles;
  const down = laying.length ? laying : adding;
  return [
    passing.length ? verb(desk, 'pass', passing) : verb(desk, 'draw', plain(actions, 'draw').bundles),
    verb(desk, 'pile', takePile(actions, desk.picked, desk.worth).bundles),
    { ...verb(desk, 'lay', down), adds: !laying.length && adding.length > 0 },
    verb(desk, 'discard', discard(actions, desk.picked).bundles),
  ];
}

function meldVerbs(desk: Desk): Verb[] {
  const actions = desk.offer?.actions ?? [];
  return [
    verb(desk, 'draw', plain(actions, 'draw').bundles),
    verb(desk, 'take', plain(actions, 'take').bundles),
    verb(desk, 'discard', discard(actions, desk.picked).bundles),
    verb(desk, 'out', goOut(actions, desk.picked).bundles),
  ];
}

function verb(desk: Desk, id: VerbId, bundles: Bundle[]): Verb {
  return { id, adds: false, bundles, main: false, why: bundles.length ? null : whyNot(desk, id) };
}

function whyNot({ deal, offer, picked }: Desk, id: VerbId): Why {
  if (!offer?.actions.length) return whyNoOffer(deal);
  const refused = refusal(offer.not_now, id === 'out' ? 'discard' : id);
  if (refused) return { by: 'rules', text: refused.text, clause: refused.clause };
  if (id === 'lay') return hint(picked.length ? 'web-table-why-lay-no' : 'web-table-why-lay');
  if (id === 'out') return hint('web-table-why-out');
  return hint(picked.length > 1 ? 'web-table-why-discard-one' : 'web-table-why-discard');
}

/** The reason against a verb; laying and adding are one button, so both must be refused. */
function refusal(reasons: readonly NotNow[], id: string): NotNow | undefined {
  const found = reasons.find((each) => each.verb === id);
  if (id !== 'lay' || !found) return found;
  return reasons.some((each) => each.verb === 'add') ? found : undefined;
}

function whyNoOffer(deal: AnyDealView): Why {
  if (deal.over) return hint('web-table-why-over');
  const waiting = movers(deal);
  if (deal.seat === null) return hint('web-table-why-watching');
  if (isSpeed(deal) && deal.chosen.includes(deal.seat)) return hint('web-table-why-chosen', waiting);
  return hint('web-table-why-wait', waiting);
}

function hint(id: string, seats: readonly number[] = []): Why {
  return { by: 'page', id, seats };
}

/** Going out before all, then what the picked cards do, then the pile, then the stock. */
function mainOf(all: readonly Verb[], picked: number): VerbId | null {
  const able = (id: VerbId): boolean => all.some((each) => each.id === id && each.bundles.length > 0);
  if (able('out')) return 'out';
  if (picked > 0 && able('lay')) return 'lay';
  if (picked > 0 && able('discard')) return 'discard';
  if (able('pile')) return 'pile';
  return able('draw') ? 'draw' : able('pass') ? 'pass' : null;
}
