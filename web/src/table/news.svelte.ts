/** What a screen reader is told: each line once, the last at the end. */

export interface Item {
  id: number;
  text: string;
}

/** So many lines stay in the region; it is heard, not seen. */
const KEPT = 8;

export class News {
  items: readonly Item[] = $state.raw([]);
  #count = 0;

  tell(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text) => {
      this.#count += 1;
      return { id: this.#count, text };
    });
    if (fresh.length) this.items = [...this.items, ...fresh].slice(-KEPT);
  }

  repeat(): void {
    this.tell(this.items.at(-1)?.text ?? '');
  }
}
