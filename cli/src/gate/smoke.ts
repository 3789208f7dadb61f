import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { SectionContract } from '@facade/platform/contract';
import { PATHS, ROOT } from '../workspace.ts';
import type { Placed } from './check-placed.ts';
import type { Texts } from './check-text-uses.ts';
import { samplesOf } from './samples.ts';

export interface SmokeOptions {
  /** Folder of the shell's build. */
  shell: string;
  /** A running site whose api may be asked, such as `http://localhost:8080`; null: recorded answers only. */
  site: string | null;
  /** Records the answers of the running site, for use without one; with the cookie of an owner. */
  record?: { cookie: string };
}

export interface SmokeReport {
  rendered: string[];
  failures: string[];
  /** Language → the section's texts; null where they could not be read. */
  texts: Texts | null;
  /** Fragments that it placed. */
  placed: Placed[];
}

/** Recorded answers of the sample agency's api; `record-answers.ts` writes them. */
export const RECORDED_ANSWERS = join(import.meta.dirname, 'fixtures/sample-answers.json');
/** Timeout in milliseconds, after which the renderer is killed. */
const TIMEOUT = 30_000;

/** Renders everything of a build with the shell's own code, in a separate process that isolates its effects. */
export function smokeRender(candidate: string, contract: SectionContract, options: SmokeOptions): Promise<SmokeReport> {
  const { shell, site, record } = options;
  const props = Object.fromEntries(Object.entries(contract.fragments).map(([name, shape]) => [name, samplesOf(shape)]));
  const request = {
    candidate: resolve(candidate),
    shell,
    site,
    answers: RECORDED_ANSWERS,
    props,
    record: Boolean(record),
    ...record,
  };
  return new Promise((done) => {
    const child = fork(join(ROOT, PATHS.shellSmoke), [JSON.stringify(request)], {
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    let report: SmokeReport | undefined;
    child.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    let at: string | undefined;
    child.on('message', (message: SmokeReport | { begins: string }) => {
      if ('begins' in message) at = message.begins;
      else report = message;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const why = whyEnded(code, signal, at);
      const reason = words.split('\n').find((line) => /Error/.test(line));
      done(report ?? { rendered: [], failures: [reason ? `${why}: ${reason.trim()}` : why], texts: null, placed: [] });
    });
  });
}

/** Why there is no report; `at` is the last started item. */
function whyEnded(code: number | null, signal: string | null, at: string | undefined): string {
  if (signal) return `it was not rendered within ${TIMEOUT / 1000} seconds${at ? `: ${at} did not end` : ''}`;
  // Node.js exits with status 0 when a pending promise can never settle.
  if (code === 0) return `${at ?? 'loading it'} did not end: its loader or component waits for what never comes`;
  return `rendering ${at ?? 'it'} ended the process (${code})`;
}
