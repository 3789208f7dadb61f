import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pTimeout from 'p-timeout';
import { TIME_LIMITS } from '../../../kernel/index.ts';

export interface EngineOptions {
  /** Folder of the database files; null keeps them in memory. */
  folder: string | null;
  /** Path of the unix socket it listens on. */
  socket: string;
  log: EngineLog;
}

export interface EngineLog {
  warn(details: object, message: string): void;
}

/** Pauses between restart attempts, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

/**
 * PGlite in a worker thread. It stops for good when it cannot write its log: a full disk is a PANIC to PostgreSQL, after which
 * PGlite spins and never answers. It is then terminated and restarted until it runs: committed data is recovered from the
 * files, as after a crash.
 */
export class Engine {
  readonly #options: EngineOptions;
  #worker: Worker | null = null;
  #restarting: Promise<void> | null = null;
  #isStopping = false;

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** Starts it; throws if it does not come up. */
  async start(): Promise<void> {
    const { folder, socket } = this.#options;
    rmSync(socket, { force: true });
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder, socket } });
    await message(worker, 'ready');
    this.#worker = worker;
    worker.on('error', (error) => this.#lost(worker, error));
    worker.once('exit', (code) => this.#lost(worker, new Error(`its thread ended with ${code}`)));
  }

  /** Terminates it and retries until it runs again. In memory there is nothing to recover. */
  restart(reason: unknown): void {
    if (this.#isStopping || this.#restarting || this.#options.folder === null) return;
    this.#options.log.warn({ err: reason }, 'the embedded database stopped working and is restarted');
    this.#restarting = this.#replace().finally(() => {
      this.#restarting = null;
    });
  }

  /** Closes the files and terminates it. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#restarting;
    const worker = this.#worker;
    this.#worker = null;
    if (!worker) return;
    // A worker that dies while stopping has stopped as well.
    const stopped = message(worker, 'stopped').catch(() => {});
    worker.postMessage('stop');
    await pTimeout(stopped, { milliseconds: TIME_LIMITS.databaseClose, message: false });
    await worker.terminate();
  }

  #lost(worker: Worker, reason: unknown): void {
    if (this.#worker === worker) this.restart(reason);
  }

  async #replace(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
    for (let pause = FIRST_PAUSE; !this.#isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        await this.start();
        this.#options.log.warn({}, 'the embedded database runs again');
        return;
      } catch {
        // The reason is logged already.
        await delay(pause);
      }
    }
  }
}

/** Waits for this message; if the thread ends instead, fails with the first problem that PostgreSQL reported. */
function message(worker: Worker, awaited: 'ready' | 'stopped'): Promise<void> {
  return new Promise((resolve, reject) => {
    let problem = '';
    worker.on('message', (sent: string | { problem: string }) => {
      if (sent === awaited) resolve();
      if (typeof sent === 'object') problem ||= sent.problem;
    });
    worker.once('error', (error) => reject(problem ? new Error(problem) : error));
    worker.once('exit', (code) =>
      reject(new Error(problem || `the thread of the embedded database ended with ${code}`)),
    );
  });
}
