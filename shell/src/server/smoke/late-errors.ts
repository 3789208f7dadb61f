import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/** In milliseconds: between two looks, and how long at most to wait for what a render left running. */
const LOOK = 25;
const LIMIT = 2000;

/** What the candidate throws when nothing can catch it, such as in a promise that it does not await. */
export class LateErrors {
  readonly #messages = new Set<string>();
  #running = countRunning();
  #timers = countTimers();

  watch(): void {
    const add = (error: unknown) => {
      // Data that no api answers here say nothing about the release.
      if (!(error instanceof Error && error.name === 'ApiError'))
        this.#messages.add((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '');
    };
    process.on('unhandledRejection', add).on('uncaughtException', add);
  }

  /**
   * Waits until no more timers and requests run than before the render. Returns what was thrown since the last call, and how many timers
   * were added since and still run.
   */
  async settle(): Promise<{ late: string[]; timers: number }> {
    const end = performance.now() + LIMIT;
    do await delay(LOOK);
    while (countRunning() > this.#running && performance.now() < end);
    // What never ends is waited for only once.
    this.#running = countRunning();
    const timers = Math.max(0, countTimers() - this.#timers);
    this.#timers += timers;
    const late = [...this.#messages];
    this.#messages.clear();
    return { late, timers };
  }
}

/** Timers, sockets and the like that would keep this process running. */
const countRunning = (): number => process.getActiveResourcesInfo().length;

const countTimers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
