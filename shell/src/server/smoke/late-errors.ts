import { setTimeout as delay } from 'node:timers/promises';

/** In milliseconds: between two looks, and how long at most to wait for what a render left running. */
const LOOK = 25;
const LIMIT = 2000;

/** What the candidate throws when nothing can catch it, such as in a promise that it does not await. */
export class LateErrors {
  readonly #messages = new Set<string>();
  #running = countRunning();

  watch(): void {
    const add = (error: unknown) => {
      // Data that no api answers here say nothing about the release.
      if (!(error instanceof Error && error.name === 'ApiError'))
        this.#messages.add((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '');
    };
    process.on('unhandledRejection', add).on('uncaughtException', add);
  }

  /** Waits until no more timers and requests run than before the render, then returns what was thrown since the last call. */
  async settle(): Promise<string[]> {
    const end = performance.now() + LIMIT;
    do await delay(LOOK);
    while (countRunning() > this.#running && performance.now() < end);
    // What never ends is waited for only once.
    this.#running = countRunning();
    const messages = [...this.#messages];
    this.#messages.clear();
    return messages;
  }
}

/** Timers, sockets and the like that would keep this process running. */
const countRunning = (): number => process.getActiveResourcesInfo().length;
