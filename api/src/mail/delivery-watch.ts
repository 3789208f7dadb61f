import type { DeliveryFailure } from './delivery-failure.ts';
import type { Delivery } from './transport.ts';

export interface DeliveryWatchOptions {
  delivery: Delivery;
  log: { warn(details: object, message: string): void; info(details: object, message: string): void };
  /** Stops fetching messages. */
  pause(): void;
  /** Fetches messages again. */
  resume(): void;
  /** Wait before the first check after a failed delivery; it doubles up to `longest`. */
  checkSeconds: { first: number; longest: number };
}

/**
 * Pauses the outbox while nothing can be delivered, so that no message uses up its attempts. Checks when delivery works
 * again and resumes. Logs one line for an outage and one for its end.
 */
export class DeliveryWatch {
  readonly #options: DeliveryWatchOptions;
  #state: 'working' | 'paused' | 'trying' | 'stopped' = 'working';
  #since = 0;
  #wait = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryWatchOptions) {
    this.#options = options;
  }

  /** A message was accepted: the outage is over. */
  delivered(): void {
    if (this.#state === 'working' || this.#state === 'stopped') return;
    clearTimeout(this.#timer);
    const { log, delivery, resume } = this.#options;
    log.info(
      { place: delivery.place, seconds: Math.round((Date.now() - this.#since) / 1000) },
      'mail is delivered again',
    );
    if (this.#state === 'paused') resume();
    this.#state = 'working';
  }

  /** Nothing is accepted at present. */
  failed(failure: DeliveryFailure): void {
    const { log, delivery, pause, checkSeconds } = this.#options;
    if (this.#state === 'paused' || this.#state === 'stopped') return;
    if (this.#state === 'working') {
      this.#since = Date.now();
      this.#wait = checkSeconds.first;
      log.warn({ place: delivery.place, ...failure }, 'mail cannot be delivered: it is kept, and sent when it can be');
    }
    this.#state = 'paused';
    pause();
    this.#checkLater();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#state = 'stopped';
  }

  #checkLater(): void {
    this.#timer = setTimeout(() => void this.#check(), this.#wait * 1000);
    this.#wait = Math.min(this.#wait * 2, this.#options.checkSeconds.longest);
  }

  /**
   * A server that accepts connections may still refuse every message, so the outage is over only when one was accepted.
   */
  async #check(): Promise<void> {
    const isBack = await this.#options.delivery.check().then(
      () => true,
      () => false,
    );
    if (this.#state !== 'paused') return;
    if (!isBack) return this.#checkLater();
    this.#state = 'trying';
    this.#options.resume();
  }
}
