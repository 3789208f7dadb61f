import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { CandidateAnswers, CandidateOrder, OrderCost } from '@facade/platform/contract';
import { shellProgram } from '../workspace.ts';
import { readingOnly } from './permission.ts';

/** Timeout of one order in milliseconds, after which the process is killed. */
const TIMEOUT = 15_000;

/** Why the candidate's process gives no more answers. */
export class CandidateEnded extends Error {}

interface Answer<Do extends CandidateOrder['do']> {
  answer: CandidateAnswers[Do];
  cost: OrderCost;
}

interface Pending {
  id: string;
  done(answer: Answer<CandidateOrder['do']>): void;
}

/** The process that holds a candidate's code: without the environment of this one, and it may read no key, write nothing and start nothing. */
export class CandidateProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<(what: string) => CandidateEnded>;
  #pending: Pending | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isReady = Promise.withResolvers<void>();

  /** @param request see `shell/src/server/smoke/main.ts`; the folders in it may be read */
  constructor(request: { candidate: string; shell: string; [more: string]: unknown }) {
    this.#child = fork(shellProgram('server/smoke'), [JSON.stringify(request)], {
      env: { NODE_ENV: 'production' },
      execArgv: [...readingOnly(request.candidate, request.shell), '--disable-warning=SecurityWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    this.#child.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    this.#child.on('message', (message: { ready: true } | ({ id: string } & Answer<CandidateOrder['do']>)) => {
      if ('ready' in message) this.#isReady.resolve();
      else if (message.id === this.#pending?.id) this.#pending?.done(message);
    });
    this.#ended = new Promise((ended) => {
      this.#child.on('close', (code, signal) => {
        const reason = words.split('\n').find((line) => /Error/.test(line));
        ended((what) => {
          const why = whyEnded(code, signal, what);
          return new CandidateEnded(reason ? `${why}: ${reason.trim()}` : why);
        });
      });
    });
  }

  /**
   * Gives an order, after those before it, and waits for its answer. Rejects with {@link CandidateEnded} if the process ends before.
   * @param what the order in a message, such as `page-list in nl`
   */
  ask<Do extends CandidateOrder['do']>(order: CandidateOrder & { do: Do }, what: string): Promise<Answer<Do>> {
    const answered = this.#last.then(() => this.#ask<Do>(order, what));
    this.#last = answered.catch(() => {});
    return answered;
  }

  async #ask<Do extends CandidateOrder['do']>(order: CandidateOrder & { do: Do }, what: string): Promise<Answer<Do>> {
    const ended = this.#ended.then((error) => {
      throw error(what);
    });
    await Promise.race([this.#isReady.promise, ended]);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), TIMEOUT);
    const id = randomUUID();
    const answered = new Promise<Answer<CandidateOrder['do']>>((done) => {
      this.#pending = { id, done };
      this.#child.send({ id, order }, () => {});
    });
    try {
      return (await Promise.race([answered, ended])) as Answer<Do>;
    } finally {
      clearTimeout(timer);
      this.#pending = null;
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

function whyEnded(code: number | null, signal: string | null, what: string): string {
  if (signal) return `${what} did not end within ${TIMEOUT / 1000} seconds`;
  // Node.js exits with status 0 when a pending promise can never settle.
  if (code === 0) return `${what} did not end: its loader or component waits for what never comes`;
  return `${what} ended the process (${code})`;
}
