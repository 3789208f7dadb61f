import { LogThrottle } from '@facade/server-kit/log-throttle';
import type { ReplicaState } from './catalogue-reads.ts';
import type { NewestRevision } from './newest-revision.ts';
import type { Replica } from './replica.ts';

export interface ReplicaLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** After each import a replica is behind for a moment; after this many milliseconds it is reported. */
const CATCHING_UP = 10_000;

/** Minimum time between log lines about an unstable replica, in milliseconds. */
const LOG_PERIOD = 60_000;

/** Logs when a replica is left out, and when it is used again. */
export class ReplicaWatch {
  readonly replica: Replica;
  answered = 0;
  /** A revision of the replica that no answer has shown yet, and that was checked with the primary. */
  unknown: string | null = null;
  readonly #newest: NewestRevision;
  readonly #log: ReplicaLog;
  readonly #throttle = new LogThrottle(LOG_PERIOD);
  #behindSince: number | null = null;
  #isLogged = false;

  constructor(replica: Replica, newest: NewestRevision, log: ReplicaLog) {
    this.replica = replica;
    this.#newest = newest;
    this.#log = log;
  }

  get #isUsed(): boolean {
    return this.replica.revision !== null && this.replica.revision === this.#newest.known;
  }

  get #behind(): number {
    return this.#behindSince === null ? 0 : performance.now() - this.#behindSince;
  }

  get #isMissed(): boolean {
    return !this.#isUsed && (this.replica.problem !== null || this.#behind > CATCHING_UP);
  }

  /** Records the state after a check. */
  report(): void {
    if (this.#isUsed) this.#behindSince = null;
    else this.#behindSince ??= performance.now();
    const { name, problem } = this.replica;
    if (this.#isMissed && !this.#isLogged) {
      const count = this.#throttle.take();
      if (count === null) return;
      this.#isLogged = true;
      const reason = problem ?? 'it does not have the newest catalogue';
      this.#log.warn({ replica: name, reason, count }, 'a replica is left out: others answer its reads');
    } else if (this.#isUsed && this.#isLogged) {
      this.#isLogged = false;
      this.#log.info({ replica: name }, 'a replica is used again');
    }
  }

  state(): ReplicaState {
    return {
      name: this.replica.name,
      isUsed: this.#isUsed,
      isMissed: this.#isMissed,
      behindSeconds: Math.round(this.#behind) / 1000,
      answered: this.answered,
    };
  }
}
