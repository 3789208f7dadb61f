import { type ChildProcess, fork } from 'node:child_process';
import { AlreadyReported } from '../../commands/command.ts';
import { type HangLimits, watchForHang } from './hang-watch.ts';
import { MOST_ENDS, RestartPolicy } from './restart-policy.ts';

/** A server of ours; sends `{ ready: true, port }` when it listens, and stops on `SIGTERM` and on `disconnect`. */
export interface ServerPlan {
  /** As the log calls it. */
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Options of Node.js. */
  execArgv?: string[];
  /** URL of its health check, from its port. */
  liveUrl(port: number): string;
}

export interface SupervisionOptions {
  hang: HangLimits;
  /** Milliseconds before a restart; doubled each time. */
  firstPause?: number;
  log(line: string): void;
}

interface Watch extends SupervisionOptions {
  /** Called when it is given up. */
  givenUp(): void;
}

/** Keeps one server running: restarts it when it ends or hangs. */
export class SupervisedServer {
  readonly #plan: ServerPlan;
  readonly #watch: Watch;
  readonly #policy: RestartPolicy;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(plan: ServerPlan, watch: Watch) {
    this.#plan = plan;
    this.#watch = watch;
    this.#policy = new RestartPolicy(watch.firstPause);
  }

  /**
   * Resolves with its port when it listens for the first time. Rejects if it exits with a status before that: it has printed
   * why, and a restart would fail again.
   */
  start(): Promise<number> {
    return new Promise((resolve, reject) => this.#launch(resolve, reject));
  }

  /** From now on it is not restarted. */
  retire(): void {
    this.#stopping = true;
    clearTimeout(this.#timer);
  }

  /** Asks it to stop and resolves when it has; kills it after `limit` milliseconds. */
  async stop(limit: number): Promise<void> {
    this.retire();
    const child = this.#child;
    if (!child) return;
    const timer = setTimeout(() => {
      this.#watch.log(`${this.#name(child)} has not stopped within ${limit / 1000} s and is killed`);
      child.kill('SIGKILL');
    }, limit);
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
  }

  kill(signal: NodeJS.Signals): void {
    this.retire();
    this.#child?.kill(signal);
  }

  #launch(resolve?: (port: number) => void, reject?: (error: Error) => void): void {
    const { file, env, execArgv = [], liveUrl, name } = this.#plan;
    const began = performance.now();
    const child = fork(file, {
      env: { ...process.env, ...env },
      execArgv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A separate process group: Ctrl+C reaches only this process, which then stops the servers in order.
      detached: process.platform !== 'win32',
    });
    this.#child = child;
    let unwatch = this.#watchStart(child);
    let ended = false;
    let ready = false;
    const end = (how: string, isStatus: boolean) => {
      if (ended) return;
      ended = true;
      unwatch();
      this.#child = undefined;
      if (this.#stopping) return;
      if (reject && !ready && isStatus) reject(new AlreadyReported(`${name} ended with ${how} before it was ready`));
      else this.#again(child, how, ready ? undefined : resolve, ready ? undefined : reject);
    };
    child.on('error', (error) => child.pid === undefined && end(error.message, false));
    child.on('exit', (status, signal) => end(signal ?? `exit status ${status}`, signal === null));
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (ready || !message.ready || message.port === undefined) return;
      ready = true;
      unwatch();
      if (!reject) {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        this.#watch.log(`${this.#name(child)} runs again after ${seconds} s`);
      }
      const { hang } = this.#watch;
      unwatch = watchForHang(liveUrl(message.port), hang, () =>
        this.#killHanging(child, `not answered for ${hang.after / 1000} s`),
      );
      resolve?.(message.port);
    });
  }

  /** Kills a server that does not become ready. Returns a function that stops the timer. */
  #watchStart(child: ChildProcess): () => void {
    const { start } = this.#watch.hang;
    if (start === 0) return () => {};
    const timer = setTimeout(() => this.#killHanging(child, `not become ready within ${start / 1000} s`), start);
    return () => clearTimeout(timer);
  }

  #killHanging(child: ChildProcess, hasNot: string): void {
    this.#watch.log(`${this.#name(child)} has ${hasNot} and is killed`);
    child.kill('SIGKILL');
  }

  #again(child: ChildProcess, how: string, resolve?: (port: number) => void, reject?: (error: Error) => void): void {
    const { pause, isTooOften } = this.#policy.afterEnd();
    const ended = `${this.#name(child)} ended unexpectedly (${how})`;
    if (isTooOften) {
      this.#watch.log(
        `${ended}, ${MOST_ENDS} times within a minute: no more restarts, the site stops. Its last lines above say why.`,
      );
      this.#watch.givenUp();
      return;
    }
    this.#watch.log(`${ended}; it restarts in ${pause / 1000} s`);
    this.#timer = setTimeout(() => this.#launch(resolve, reject), pause);
  }

  #name = ({ pid }: ChildProcess): string => `${this.#plan.name}${pid === undefined ? '' : ` (process ${pid})`}`;
}
