import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { RegistryDocument } from '@facade/platform/registry';
import type { Verdict } from '../../gate/contract-gate.ts';
import { readingOnly } from '../../gate/permission.ts';
import { locked } from '../../process/locked.ts';
import { Refused } from '../refused.ts';
import type { Gate } from './gate.ts';
import type { JudgeAnswer, JudgeOrder } from './judge.ts';

/** Milliseconds for a candidate, whose single renders have limits of their own. */
const TIMEOUT = 300_000;

/** Variables that the judge needs. All others stay here, above all keys and secrets. */
const PASSED_ON = [
  'PATH',
  'NODE_ENV',
  'PORT',
  'FACADE_DATA',
  'FACADE_SITE',
  'FACADE_STORE',
  'FACADE_STORE_ENDPOINT',
  'TMPDIR',
];

/** It starts the candidate's process, which may do less, and has a native library for reading scripts. */
const MAY = ['--allow-child-process', '--allow-addons', '--disable-warning=SecurityWarning'];

export interface JudgeOptions {
  /** The site's data folder. */
  data: string;
  /** Verify registry and teams, as the settings of those names: the judge may not read the folder of the keys. */
  publicKeys(): Promise<Record<'FACADE_REGISTRY_KEY' | 'FACADE_TEAMS_KEY', string>>;
  /** The running site, whose api renders are given. */
  site: string | null;
  /** Folder of the shell's build, which renders. */
  shell: string;
}

/** The contract gate in a process of its own, one candidate at a time: several would only make each other too slow. */
export const judgedGate =
  ({ data, publicKeys, site, shell }: JudgeOptions): Gate =>
  async (candidate, say) => {
    const judge = await locked('gate', async () => {
      const started = new Judge(await publicKeys(), [candidate.folder, shell, ...storedIn(data)]);
      try {
        assertNone(candidate.section, await started.ask({ candidate, data, site, shell }, say));
        return started;
      } catch (error) {
        started.end();
        throw error;
      }
    });
    return {
      assertFits: async (document: RegistryDocument) =>
        assertNone(candidate.section, await judge.ask({ document }, say)),
      end: () => judge.end(),
    };
  };

/** What is live, without the keys beside it. */
const storedIn = (data: string): string[] => ['registry', 'releases', 'cache'].map((part) => join(data, part));

function assertNone(section: string, refusals: Verdict['refusals']): void {
  const [first] = refusals;
  if (!first) return;
  throw new Refused(422, { ...first, message: `${section} may not be published: ${first.message}`, refusals });
}

class Judge {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  /** @param folders what it may read beside the code */
  constructor(publicKeys: Record<string, string>, folders: readonly string[]) {
    const kept = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
    const cloud = Object.entries(process.env).filter(([name]) => process.env.FACADE_STORE && name.startsWith('AWS_'));
    this.#child = fork(join(import.meta.dirname, 'judge.ts'), {
      env: { ...Object.fromEntries([...kept, ...cloud]), ...publicKeys },
      execArgv: [...readingOnly(...folders), ...MAY],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#ended = new Promise((_, fail) => {
      this.#child.once('error', fail);
      this.#child.once('exit', (status, signal) => fail(new Error(`the gate ended with ${signal ?? status}`)));
    });
    this.#ended.catch(() => {});
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
    this.#child.send(order);
    try {
      return await Promise.race([listening.promise, this.#ended]);
    } finally {
      clearTimeout(timer);
      this.#child.off('message', hear);
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}
