/** What I am about to do: the cards picked, the verb pressed, and the question asked before it is done. */
import { settings } from '../lib/settings.svelte';
import type { Action } from '../wire';
import { add, discard, lay, type Bundle } from './choose';
import type { Connection } from './connection.svelte';
import { verbs, type Verb, type VerbId } from './verbs';
import { isMille, wildRank, type CardText } from './views';

/** Asked in the action bar before anything is sent: are you sure, or which of these. */
export type Question = { kind: 'confirm'; verb: Verb; bundle: Bundle } | { kind: 'choose'; verb: Verb };

/** What is known of the table, and how something is done there: a replay does nothing. */
export type Played = Pick<Connection, 'state' | 'welcome' | 'play'>;

export class Playing {
  picked = $state.raw<readonly CardText[]>([]);
  question = $state.raw<Question | null>(null);
  /** The verb or card about which a person wonders: under the pointer, in focus, or pressed in vain. */
  wondered = $state<VerbId | 'undo' | `card ${CardText}` | null>(null);

  readonly #line: Played;

  constructor(line: Played) {
    this.#line = line;
  }

  readonly verbs: readonly Verb[] = $derived.by(() => {
    const deal = this.#line.state?.view?.deal;
    if (!deal) return [];
    const offer = this.#line.state?.offer ?? null;
    return verbs({ deal, offer, picked: this.picked, worth: this.#worth });
  });

  readonly #worth = (card: CardText): number => this.#line.welcome?.values[card] ?? 0;

  get #actions(): readonly Action[] {
    return this.#line.state?.offer?.actions ?? [];
  }

  verb(id: VerbId): Verb | undefined {
    return this.verbs.find((each) => each.id === id);
  }

  /** A card of the hand is asked about, or none any more. */
  wonderAbout(card: CardText | null): void {
    if (card !== null) this.wondered = `card ${card}`;
    else if (this.wondered?.startsWith('card ')) this.wondered = null;
  }

  /** A verb's button or key: does it, asks first, or says why not. */
  press(id: VerbId): void {
    const verb = this.verb(id);
    if (!verb) return;
    const [only, ...more] = verb.bundles;
    if (!only) {
      if (!this.#askWhyNot(verb)) this.wondered = id;
    } else if (more.length) {
      this.question = { kind: 'choose', verb };
    } else {
      this.#ask(verb, only);
    }
  }

  /** With cards picked, only the rules know why not: the server refuses them and says so. */
  #askWhyNot({ id, why }: Verb): boolean {
    const [card] = this.picked;
    if (why?.by !== 'page' || card === undefined) return false;
    if (id === 'discard' && this.picked.length === 1) return this.#line.play([{ do: 'discard', card }]);
    if (id === 'lay' && this.#line.state?.offer?.actions.length)
      return this.#line.play([{ do: 'lay', cards: [...this.picked] }]);
    return false;
  }

  /** One of several that were asked between. */
  chosen(bundle: Bundle): void {
    const asked = this.question;
    this.question = null;
    if (asked) this.#ask(asked.verb, bundle);
  }

  confirmed(): void {
    const asked = this.question;
    if (asked?.kind === 'confirm') this.#do(asked.bundle);
  }

  cancel(): void {
    this.question = null;
    this.wondered = null;
  }

  /** Cards dropped on the pile; whether something was sent. */
  dropOnPile(cards: readonly CardText[]): boolean {
    return this.#offerFirst('discard', discard(this.#actions, cards).bundles);
  }

  /** Cards dropped on the table, or on the own spread of a rank. */
  dropOnTable(cards: readonly CardText[], rank?: string): boolean {
    const deal = this.#line.state?.view?.deal;
    if (!deal || !isMille(deal)) return false;
    const wild = wildRank(deal) ?? '';
    const laid = rank === undefined ? lay(this.#actions, cards, wild).bundles : [];
    const bundles = laid.length ? laid : add(this.#actions, cards, wild, rank).bundles;
    return this.#offerFirst('lay', bundles);
  }

  #offerFirst(id: VerbId, bundles: Bundle[]): boolean {
    const verb = this.verb(id);
    const [only, ...more] = bundles;
    if (!verb || !only) {
      this.wondered = id;
      return false;
    }
    if (!more.length) return this.#ask(verb, only);
    this.question = { kind: 'choose', verb: { ...verb, bundles } };
    return false;
  }

  #ask(verb: Verb, bundle: Bundle): boolean {
    const careful =
      (verb.id === 'pile' && settings.confirmPile) || (this.goesOut(verb, bundle) && settings.confirmOut);
    if (!careful) return this.#do(bundle);
    this.question = { kind: 'confirm', verb, bundle };
    return false;
  }

  /** Whether this ends the deal: a discard that says so, or atoms that take the whole hand. */
  goesOut(verb: Verb, bundle: Bundle): boolean {
    if (verb.id === 'out' || bundle.some((each) => each.do === 'discard' && each.out)) return true;
    if (verb.id !== 'lay' && verb.id !== 'discard') return false;
    return cardsOf(bundle).length === this.#line.state?.view?.deal?.hand?.length;
  }

  #do(bundle: Bundle): boolean {
    this.question = null;
    this.wondered = null;
    return this.#line.play(bundle);
  }
}

/** The cards that atoms name. */
export function cardsOf(bundle: Bundle): CardText[] {
  return bundle.flatMap((each) => ('cards' in each ? each.cards : 'card' in each ? [each.card] : []));
}
