import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { RegistryDocument } from '@facade/platform/registry';
import type { Verdict } from '../../gate/contract-gate.ts';
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
  'FACADE_SITE',
  'FACADE_STORE',
  'FACADE_STORE_ENDPOINT',
  'FACADE_TEAMS_KEY',
  'TMPDIR',
];

export interface JudgeOptions {
  /** The site's data folder. */
  data: string;
  /** Verifies the registry: the judge may not read the folder of the keys. */
  publicKey(): Promise<string>;
  /** The running site, whose api renders are given. */
  site: string | null;
}

/** The contract gate in a process of its own, one candidate at a time: several would only make each other too slow. */
export const judgedGate =
  ({ data, publicKey, site }: JudgeOptions): Gate =>
  async (candidate, say) => {
    const judge = new Judge(await publicKey());
    try {
      const refusals = await locked('gate', () => judge.ask({ candidate, data, site }, say));
      assertNone(candidate.section, refusals);
    } catch (error) {
      judge.end();
      throw error;
    }
    return {
      assertFits: async (document: RegistryDocument) =>
        assertNone(candidate.section, await judge.ask({ document }, say)),
      end: () => judge.end(),
    };
  };

function assertNone(section: string, refusals: Verdict['refusals']): void {
  const [first] = refusals;
  if (!first) return;
  throw new Refused(422, { ...first, message: `${section} may not be published: ${first.message}`, refusals });
}

class Judge {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  constructor(publicKey: string) {
    const kept = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
    const cloud = Object.entries(process.env).filter(([name]) => process.env.FACADE_STORE && name.startsWith('AWS_'));
    this.#child = fork(join(import.meta.dirname, 'judge.ts'), {
      env: { ...Object.fromEntries([...kept, ...cloud]), FACADE_REGISTRY_KEY: publicKey },
      execArgv: [],
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
