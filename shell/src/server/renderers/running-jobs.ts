import type { RenderedPage } from '../pages/rendered-page.ts';
import type { PageJob } from './page-job.ts';
import { errorFrom, type FromRenderer, type ToRenderer, thrownError } from './protocol.ts';

interface Running {
  job: PageJob;
  begunAt: number;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

type Outcome = Extract<FromRenderer, { type: 'page' | 'signal' | 'failed' }>;

/** The pages that one renderer renders now, by the number under which it knows them. */
export class RunningJobs {
  readonly #running = new Map<number, Running>();

  get size(): number {
    return this.#running.size;
  }

  add(number: number, job: PageJob): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      this.#running.set(number, { job, begunAt: performance.now(), resolve, reject });
    });
  }

  /** Whether one has been running for longer than this, in milliseconds. */
  hasOlder(limit: number, now: number): boolean {
    return this.#running.values().some(({ begunAt }) => now - begunAt > limit);
  }

  settle(outcome: Outcome, html: Buffer): void {
    const running = this.#running.get(outcome.job);
    this.#running.delete(outcome.job);
    if (outcome.type === 'page') running?.resolve(running.job.finished(outcome.page, html));
    else running?.reject(outcome.type === 'signal' ? outcome.signal : errorFrom(outcome.error));
  }

  /** Rejects those that are meant: the renderer's answer does not count any more. */
  drop(reason: Error, isMeant: (number: number) => boolean = () => true): void {
    for (const [number, { reject }] of this.#running) {
      if (!isMeant(number)) continue;
      this.#running.delete(number);
      reject(reason);
    }
  }

  /** Reads the api for a page, with the rights of its visitor, and says so to the renderer. */
  async read(
    { job, read, path, has }: Extract<FromRenderer, { type: 'read' }>,
    send: (message: ToRenderer, body?: readonly Buffer[]) => void,
  ): Promise<void> {
    try {
      const running = this.#running.get(job);
      if (!running) throw new Error('this page is not being rendered any more');
      // An address outside of the api would be one that pages may not read.
      if (!new URL(`http://localhost/api${path}`).pathname.startsWith('/api/'))
        throw new Error(`not of the api: ${path}`);
      const { id, json } = await running.job.read(path);
      const isKnown = id > 0 && id === has;
      send({ type: 'answer', read, id, isKnown }, isKnown ? [] : [json]);
    } catch (error) {
      send({ type: 'refused', read, error: thrownError(error) });
    }
  }
}
