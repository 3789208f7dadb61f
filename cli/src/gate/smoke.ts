import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import type { Placed, RenderAnswer, SectionContract, SettledAnswer } from '@facade/platform/contract';
import { LANGUAGES } from '@facade/shared-domain/model';
import type { Browser } from 'playwright-core';
import { CandidateEnded, CandidateProcess } from './candidate-process.ts';
import type { GateBrowser } from './mount/gate-browser.ts';
import { mountExposes } from './mount/mount-exposes.ts';
import { samplesOf } from './samples.ts';

export interface SmokeOptions {
  /** Folder of the shell's build. */
  shell: string;
  /** A running site whose api may be asked, such as `http://localhost:8080`; null: recorded answers only. */
  site: string | null;
  /** In which each expose is mounted once; default: none is. */
  browser?: GateBrowser;
  /** Records the answers of the running site, for use without one; with the cookie of an owner. */
  record?: { cookie: string };
}

export interface SmokeReport {
  /** What was rendered, or why not, one line each. */
  rendered: string[];
  /** Reasons not to publish, one line each. */
  failures: string[];
  /** Language → the section's texts; null where they could not be read. */
  texts: Record<string, object> | null;
  /** Fragments that it placed. */
  placed: Placed[];
}

/** Recorded answers of the sample agency's api; `record-answers.ts` writes them. */
export const RECORDED_ANSWERS = join(import.meta.dirname, 'fixtures/sample-answers.json');
/** Processor time that one render may take, in milliseconds. */
const LONGEST_RENDER = 1000;
/** How much the process may grow while it loads and renders, in bytes. */
const MOST_MEMORY = 256 * 1024 * 1024;

/**
 * Renders everything of a build with the shell's own code, in a process of its own. That process only answers single orders: what was
 * rendered and what is refused is decided here.
 */
export async function smokeRender(
  candidate: string,
  contract: SectionContract,
  { shell, site, browser, record }: SmokeOptions,
): Promise<SmokeReport> {
  // It starts while the server's code renders.
  const started = browser?.start();
  started?.catch(() => {});
  const props = Object.fromEntries(Object.entries(contract.fragments).map(([name, shape]) => [name, samplesOf(shape)]));
  const answers = RECORDED_ANSWERS;
  const process = new CandidateProcess({ candidate: resolve(candidate), shell, site, answers, props, ...record });
  const report: SmokeReport = { rendered: [], failures: [], texts: null, placed: [] };
  try {
    const { exposes }: ReleaseDescriptor = JSON.parse(await readFile(join(candidate, 'release.json'), 'utf8'));
    const names = Object.keys(exposes)
      .filter((name) => !name.startsWith('locale-'))
      .sort();
    await renderAll(process, names, report);
    if (browser && started) {
      const { within } = browser;
      await mountAll(process, started, { candidate, shell, section: contract.name, exposes: names, within }, report);
    }
    const { answer } = await process.ask({ do: 'describe' }, 'its description');
    Object.assign(report, { texts: answer.texts, placed: answer.placed });
    if (record) {
      const recorded = JSON.parse(await readFile(answers, 'utf8').catch(() => '{}'));
      await writeFile(answers, `${JSON.stringify({ ...recorded, ...answer.answered })}\n`);
    }
  } catch (error) {
    if (!(error instanceof CandidateEnded)) throw error;
    report.failures.push(error.message);
  } finally {
    process.end();
  }
  return report;
}

async function renderAll(process: CandidateProcess, exposes: string[], report: SmokeReport): Promise<void> {
  const before = await process.ask({ do: 'settle' }, 'the shell');
  const opened = await process.ask({ do: 'open' }, 'loading it');
  if (opened.answer.failure) throw new CandidateEnded(opened.answer.failure);
  const settle = async (what: string) => {
    const { answer, cost } = await process.ask({ do: 'settle' }, what);
    report.failures.push(...leftBehind(what, answer));
    const grown = cost.memory - before.cost.memory;
    if (grown > MOST_MEMORY)
      throw new CandidateEnded(`${what} takes ${megabytes(grown)} of memory: ${megabytes(MOST_MEMORY)} are allowed`);
  };
  await settle('loading it');
  for (const expose of exposes) {
    const renders = new Renders();
    for (const language of LANGUAGES) {
      const { answer, cost } = await process.ask({ do: 'render', expose, language }, `${expose} in ${language}`);
      renders.add(language, answer);
      if (cost.processor > LONGEST_RENDER) renders.slow = Math.max(renders.slow, cost.processor);
    }
    renders.report(expose, report);
    await settle(expose);
  }
}

/** Mounts what was rendered. A browser that is not there, or ends, is no fault of the candidate. */
async function mountAll(
  process: CandidateProcess,
  started: Promise<Browser>,
  options: Parameters<typeof mountExposes>[2],
  report: SmokeReport,
): Promise<void> {
  const begun = performance.now();
  try {
    const { failures, count } = await mountExposes(await started, process, options);
    report.failures.push(...failures);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    report.rendered.push(`${count} of ${options.exposes.length} mounted in a browser, in ${seconds} s`);
  } catch (error) {
    if (error instanceof CandidateEnded) throw error;
    report.rendered.push(`not mounted in a browser: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** The renders of one expose in all languages. */
class Renders {
  /** Processor time of the slowest render that takes too long, in milliseconds. */
  slow = 0;
  #count = 0;
  readonly #languages = { rendered: [] as string[], notRendered: new Map<string, string[]>() };
  readonly #failures = new Map<string, string[]>();
  #wrongShape = '';

  add(language: string, answer: RenderAnswer): void {
    const into = (messages: Map<string, string[]>, message: string) =>
      messages.set(message, [...(messages.get(message) ?? []), language]);
    if ('wrongShape' in answer) this.#wrongShape = answer.wrongShape;
    else if ('failure' in answer) into(this.#failures, answer.failure);
    else if ('notRendered' in answer) into(this.#languages.notRendered, answer.notRendered);
    else {
      this.#languages.rendered.push(language);
      this.#count = Math.max(this.#count, answer.count);
    }
  }

  report(expose: string, { rendered, failures }: SmokeReport): void {
    if (this.#wrongShape) failures.push(`${expose} ${this.#wrongShape}`);
    for (const [message, languages] of this.#failures)
      failures.push(`${expose} fails in ${languages.join(', ')}: ${message}`);
    if (this.slow > 0)
      failures.push(
        `${expose} takes ${(this.slow / 1000).toFixed(1)} s of processor time to render: ${LONGEST_RENDER / 1000} s is allowed`,
      );
    for (const [message, languages] of this.#languages.notRendered)
      rendered.push(`${expose} was loaded but not rendered in ${languages.join(', ')}: ${message}`);
    const { rendered: done } = this.#languages;
    if (done.length === 0) return;
    rendered.push(`${expose} rendered in ${done.join(', ')}${this.#count > 1 ? `, ${this.#count} times each` : ''}`);
  }
}

/** What an expose did besides rendering, and that no section may do. */
function leftBehind(what: string, { late, timers, changed, used }: SettledAnswer): string[] {
  const isLoading = what === 'loading it';
  return [
    ...late.map((message) =>
      isLoading
        ? `loading it throws later: ${message}`
        : `${what} throws after its render, where nothing can catch it (a missing await?): ${message}`,
    ),
    ...(timers > 0
      ? [
          `${what} leaves ${timers === 1 ? 'a timer' : `${timers} timers`} running on the server: start timers in an effect`,
        ]
      : []),
    ...changed.map((name) => `${what} changes ${name}, which every section uses`),
    ...used.map((name) => `${what} uses ${name}: on the server a section has only process.env.NODE_ENV`),
  ];
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
