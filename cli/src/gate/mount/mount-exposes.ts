import type { Browser } from 'playwright-core';
import type { CandidateProcess } from '../candidate-process.ts';
import { mountExpose } from './mount-expose.ts';
import { ADVICE, type Problem } from './problem.ts';
import { SEEN } from './seen.ts';
import { RELEASE_URL, servedFiles } from './served-files.ts';

/** Documents at a time: more than cores, because each waits for a while. */
const AT_ONCE = 4;
/** A larger one costs more to paint, and shows no more: everything counts as seen. */
const VIEWPORT = { width: 1280, height: 800 };

export interface MountOptions {
  /** Folder of the section's finished build. */
  candidate: string;
  /** Folder of the shell's build. */
  shell: string;
  section: string;
  exposes: readonly string[];
  /** As of the browser. */
  within: number;
}

/** What a browser says of a candidate. */
export interface MountReport {
  /** Reasons not to publish, one line each. */
  failures: string[];
  /** How many were mounted. */
  count: number;
}

/**
 * Opens the document of each expose that was rendered once, and returns what code of the section did there that it may not. What has not
 * begun when the time is over stays unmounted. Rejects if browser or process end.
 * @param process of the candidate: it writes the documents, and answers for the api
 */
export async function mountExposes(
  browser: Browser,
  process: CandidateProcess,
  { candidate, shell, section, exposes, within }: MountOptions,
): Promise<MountReport> {
  const served = servedFiles(candidate, shell, async (path) => {
    const { answer } = await process.ask({ do: 'answer', path }, `the answer to ${path}`);
    return answer.answer;
  });
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  try {
    await context.addInitScript(SEEN);
    const found = new Map<string, Problem[]>();
    const end = Date.now() + within;
    const mountInTurn = async (waiting: Iterable<string>) => {
      for (const expose of waiting) {
        if (Date.now() > end) return;
        const { answer } = await process.ask({ do: 'document', expose }, `the document of ${expose}`);
        if (answer.document)
          found.set(expose, await mountExpose(context, { section, expose, document: answer.document, served }));
      }
    };
    const waiting = exposes.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => mountInTurn(waiting)));
    // A busy machine may be late with one of several: what is late alone, too, waits for something.
    const late = exposes.filter((expose) => found.get(expose)?.some(({ kind }) => kind === 'waits'));
    for (const expose of late) found.delete(expose);
    await mountInTurn(late);
    const failures = exposes.flatMap((expose) => (found.get(expose) ?? []).map((problem) => lineOf(expose, problem)));
    return { failures, count: found.size };
  } finally {
    await context.close();
  }
}

const lineOf = (expose: string, { kind, what, stack = '' }: Problem): string => {
  const [, place] = FRAME.exec(stack) ?? [];
  return `${expose} in a browser: ${what}${place ? ` (${place})` : ''}; ${ADVICE[kind]}`;
};

/** A place in a script of the section. */
const FRAME = new RegExp(`${RELEASE_URL}([^\\s?#:]+:\\d+(:\\d+)?)`);
