import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryDocument } from '@facade/platform/registry';
import type { Verdict } from '../../gate/contract-gate.ts';
import { findChromium } from '../../gate/mount/find-chromium.ts';
import { readingOnly } from '../../gate/permission.ts';
import { Refused } from '../refused.ts';
import type { Gate } from './gate.ts';
import type { JudgeAnswer, JudgeOrder } from './judge.ts';

/** Milliseconds for a candidate, whose single renders have limits of their own. */
const TIMEOUT = 300_000;

/** Variables that the judge needs. All others stay here, above all keys and secrets. */
const PASSED_ON = ['PATH', 'NODE_ENV', 'PORT', 'FACADE_DATA', 'FACADE_SITE', 'FACADE_STORE', 'FACADE_STORE_ENDPOINT'];

/** It starts the candidate's process, which may do less, and a browser, and has a native library for reading scripts. */
const MAY = ['--allow-child-process', '--allow-addons', '--disable-warning=SecurityWarning'];

/** What the browser's driver looks for, to know whether Windows runs this machine; it does not start where it may not look. */
const LOOKED_FOR = ['/proc/sys/fs/binfmt_misc/WSLInterop', '/run/WSL'];

export interface JudgeOptions {
  /** The site's data folder. */
  data: string;
  /** Verify registry and teams, as the settings of those names: the judge may not read the folder of the keys. */
  publicKeys(): Promise<Record<'FACADE_REGISTRY_KEY' | 'FACADE_TEAMS_KEY', string>>;
  /** The running site, whose api renders are given. */
  site: string | null;
  /** Folder of the shell's build, which renders. */
  shell: string;
  /** Folder in which candidates are, each in its own. */
  candidates: string;
}

/** The contract gate in processes of its own, which have one candidate at a time. */
export function judgedGate({ data, publicKeys, site, shell, candidates }: JudgeOptions): Gate {
  const stored = storedIn(data);
  // A process may read a folder only if it existed when the process started.
  for (const folder of stored) mkdirSync(folder, { recursive: true });
  const judges = new Judges(() => new Judge([candidates, shell, ...stored]));
  return async (candidate, say) => {
    const judge = await judges.take();
    try {
      const order = { candidate, data, site, shell, publicKeys: await publicKeys() };
      assertNone(candidate.section, await judge.ask(order, say));
    } catch (error) {
      judges.giveBack(judge);
      throw error;
    }
    return {
      assertFits: async (document: RegistryDocument) =>
        assertNone(candidate.section, await judge.ask({ document }, say)),
      end: () => judges.giveBack(judge),
    };
  };
}

/** What is live, without the keys beside it. */
const storedIn = (data: string): string[] => ['registry', 'releases', 'cache'].map((part) => join(data, part));

function assertNone(section: string, refusals: Verdict['refusals']): void {
  const [first] = refusals;
  if (!first) return;
  throw new Refused(422, { ...first, message: `${section} may not be published: ${first.message}`, refusals });
}

/** Candidates at once: their processor time is measured, not how long they take. More would only take memory. */
const AT_ONCE = Math.min(2, availableParallelism());

/** Milliseconds after which a judge without a candidate ends, and its memory is free. */
const IDLE = 30_000;

/**
 * Judges that wait for a candidate: their start costs as much as most renders. Each has one at a time, so that a candidate that stops its
 * judge stops no other's.
 */
class Judges {
  readonly #start: () => Judge;
  readonly #idle = new Map<Judge, NodeJS.Timeout>();
  readonly #waiting: (() => void)[] = [];
  #free = AT_ONCE;

  constructor(start: () => Judge) {
    this.#start = start;
  }

  /** A judge for one candidate, as soon as one is free; in the order of the requests. */
  async take(): Promise<Judge> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((turn) => this.#waiting.push(turn));
    const [judge] = [...this.#idle.keys()].filter(({ hasEnded }) => !hasEnded);
    if (!judge) return this.#startOne();
    clearTimeout(this.#idle.get(judge));
    this.#idle.delete(judge);
    return judge;
  }

  #startOne(): Judge {
    try {
      return this.#start();
    } catch (error) {
      // Without memory for a process, the next candidate may try again.
      this.#endTurn();
      throw error;
    }
  }

  giveBack(judge: Judge): void {
    const end = () => {
      this.#idle.delete(judge);
      judge.end();
    };
    this.#idle.set(judge, setTimeout(end, IDLE).unref());
    this.#endTurn();
  }

  #endTurn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

class Judge {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;
  hasEnded = false;

  /** @param folders what it may read beside the code */
  constructor(folders: readonly string[]) {
    const kept = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
    const cloud = Object.entries(process.env).filter(([name]) => process.env.FACADE_STORE && name.startsWith('AWS_'));
    // It writes the profile of a browser there, and nothing anywhere else.
    const temporary = mkdtempSync(join(tmpdir(), 'facade-judge-'));
    const chromium = findChromium();
    this.#child = fork(join(import.meta.dirname, 'judge.ts'), {
      env: { ...Object.fromEntries([...kept, ...cloud]), TMPDIR: temporary, FACADE_CHROMIUM: chromium ?? '' },
      execArgv: [
        ...readingOnly(...folders, temporary, ...(chromium ? [chromium, ...LOOKED_FOR] : [])),
        ...[`--allow-fs-write=${temporary}`, ...MAY],
      ],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // The browser ends with it, but not at once.
    const remove = () =>
      void rm(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }).catch(() => {});
    this.#child.once('close', remove);
    this.#ended = new Promise((_, fail) => {
      // A process that did not start fails again when an order is sent to it.
      this.#child.on('error', fail);
      this.#child.once('exit', (status, signal) => fail(new Error(`the gate ended with ${signal ?? status}`)));
    });
    this.#ended.catch(() => {
      this.hasEnded = true;
    });
    // An idle judge does not keep the service running.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  async ask(order: JudgeOrder, say: (line: string) => void): Promise<Verdict['refusals']> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), TIMEOUT);
    const listening = Promise.withResolvers<Verdict['refusals']>();
    const hear = (answer: JudgeAnswer) => {
      if ('line' in answer) say(answer.line);
      else if ('failed' in answer) listening.reject(new Error(answer.failed));
      else listening.resolve(answer.refusals);
    };
    this.#child.on('message', hear);
    this.#child.channel?.ref();
    this.#child.send(order);
    try {
      return await Promise.race([listening.promise, this.#ended]);
    } finally {
      clearTimeout(timer);
      this.#child.channel?.unref();
      this.#child.off('message', hear);
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}
