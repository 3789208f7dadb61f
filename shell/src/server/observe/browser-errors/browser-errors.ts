import type { ErrorCount } from '@facade/shared-domain/browser-errors';
import type { Report } from '../../../protocol/report.ts';
import { normalized } from './normalized.ts';

/** Errors that are counted apart until the api has them; anybody can report some, and the api may be away for long. */
const MOST_WAITING = 500;

/** Stores counts in the api. */
export type SendErrors = (errors: readonly ErrorCount[]) => Promise<unknown>;

/** What browsers report of releases, by message and first place, until the api has it. */
export class BrowserErrors {
  #waiting = new Map<string, ErrorCount>();

  /** @param report of a release of the registry */
  add({ section, release, reason, frames = [] }: Pick<Report, 'section' | 'release' | 'reason' | 'frames'>): void {
    this.#add({ section, release, message: normalized(reason), frames, pages: 1 });
  }

  /** Hands what was counted to the api. If it does not take it, it is handed over with the next. */
  async handOver(send: SendErrors): Promise<void> {
    if (this.#waiting.size === 0) return;
    const sent = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      await send(sent);
    } catch (error) {
      for (const count of sent) this.#add(count);
      throw error;
    }
  }

  #add(count: ErrorCount): void {
    const isKept = this.#waiting.size < MOST_WAITING || this.#waiting.has(keyOf(count));
    const kept = isKept ? count : { ...count, message: '', frames: [] };
    const { pages = 0 } = this.#waiting.get(keyOf(kept)) ?? {};
    this.#waiting.set(keyOf(kept), { ...kept, pages: pages + count.pages });
  }
}

const keyOf = ({ section, release, message, frames: [first = ''] }: ErrorCount): string =>
  [section, release, message, first].join('\n');
