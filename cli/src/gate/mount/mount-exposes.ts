import type { Browser } from 'playwright-core';
import type { CandidateProcess } from '../candidate-process.ts';
import { mountExpose } from './mount-expose.ts';
import { ADVICE, type Problem } from './problem.ts';
import { SEEN } from './seen.ts';
import { RELEASE_URL, servedFiles } from './served-files.ts';

/** Documents at a time: more than cores, because each waits for a while. */
const AT_ONCE = 4;
/** For all of a candidate, in milliseconds. */
const LIMIT = 20_000;
/** A larger one costs more to paint, and shows no more: everything counts as seen. */
const VIEWPORT = { width: 1280, height: 800 };

export interface MountOptions {
  /** Folder of the section's finished build. */
  candidate: string;
  /** Folder of the shell's build. */
  shell: string;
  section: string;
  exposes: readonly string[];
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
  { candidate, shell, section, exposes }: MountOptions,
): Promise<MountReport> {
  const served = servedFiles(candidate, shell, async (path) => {
    const { answer } = await process.ask({ do: 'answer', path }, `the answer to ${path}`);
    return answer.answer;
  });
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  try {
    await context.addInitScript(SEEN);
    const waiting = exposes.entries();
    const found: string[][] = [];
    const end = Date.now() + LIMIT;
    const mountInTurn = async () => {
      for (const [number, expose] of waiting) {
        if (Date.now() > end) return;
        const { answer } = await process.ask({ do: 'document', expose }, `the document of ${expose}`);
        if (!answer.document) continue;
        const problems = await mountExpose(context, { section, expose, document: answer.document, served });
        found[number] = problems.map((problem) => lineOf(expose, problem));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, mountInTurn));
    return { failures: found.flat(), count: Object.keys(found).length };
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
