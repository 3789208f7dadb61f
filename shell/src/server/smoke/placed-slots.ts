import type { Placed } from '@facade/platform/contract';
import type { SlotRequest } from '@facade/section-kit';
import type { SlotState } from '../../composition/loading/loaded-page.ts';

/** Records which fragments a section includes: those that a page lists, and those requested while rendering. */
export class PlacedSlots {
  readonly #placed = new Map<string, Placed>();

  get all(): Placed[] {
    return [...this.#placed.values()];
  }

  list(by: string, requests: readonly SlotRequest[]): void {
    for (const { id, props } of requests) this.#placed.set(`${by} ${id} ${JSON.stringify(props)}`, { id, props, by });
  }

  /** The slots that an expose has placed so far, as parts that are not there. */
  leftOut(by: string): Record<string, SlotState> {
    const own = [...this.#placed.keys()].filter((key) => key.startsWith(`${by} `));
    return Object.fromEntries(own.map((key) => [key.slice(by.length + 1), { failed: true }]));
  }

  /** The slots of a page that is rendered alone: none has data, and each requested one is recorded. */
  watched(by: string): Record<string, SlotState> {
    return new Proxy<Record<string, SlotState>>(
      {},
      {
        get: (_slots, key) => {
          if (typeof key === 'string') this.#note(by, key);
          return undefined;
        },
      },
    );
  }

  /** @param key of the slot: id and props, as built by `slotKey` */
  #note(by: string, key: string): void {
    const end = key.indexOf(' ');
    if (end > 0) this.#placed.set(`${by} ${key}`, { id: key.slice(0, end), props: JSON.parse(key.slice(end)), by });
  }
}
