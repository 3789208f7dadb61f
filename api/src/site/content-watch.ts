import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { type Content, type ContentResult, formatProblem, loadContent } from '../content/index.ts';
import { TIME_LIMITS } from '../kernel/index.ts';
import { EncoderLost, type MeasurePicture } from '../pictures/index.ts';

/** Pause after pictures that could not be measured, in milliseconds. */
const TRY_AGAIN = 60_000;

/** The same at start, where there is nothing to show yet: it doubles with every try. */
const FIRST_PAUSE = 250;
const TRIES = 5;

interface ContentWatchOptions {
  folder: string;
  warn(message: string): void;
  /** Measures pictures whose facts are not stated; in this process by default. */
  measure?: MeasurePicture;
}

/** Notices when the agency edits its content folder. */
export class ContentWatch {
  readonly #options: ContentWatchOptions;
  #content: Content;
  /** Of the folder that was loaded, or refused, last. */
  #stamp: string;
  /** Of the folder whose pictures could not be measured. */
  #failed = { stamp: '', until: 0 };
  #checking: Promise<void> | null = null;

  private constructor(options: ContentWatchOptions, content: Content, stamp: string) {
    this.#options = options;
    this.#content = content;
    this.#stamp = stamp;
  }

  /** Starts with a right folder, or says what is wrong with it, a line each. */
  static async open(
    options: ContentWatchOptions,
  ): Promise<{ ok: true; watch: ContentWatch } | { ok: false; problems: string[] }> {
    const stamp = await stampOf(options.folder);
    const result = await loadAtStart(options);
    if (!result.ok) return { ok: false, problems: result.problems.map(formatProblem) };
    return { ok: true, watch: new ContentWatch(options, result.content, stamp) };
  }

  /** The newest content that is loaded. A wrong edit is logged, and the site keeps what it had. */
  async current(): Promise<Content> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    // Measuring new pictures may take long, and the catalogue must not wait for it.
    await pTimeout(this.#checking, { milliseconds: TIME_LIMITS.contentCheck, message: false });
    return this.#content;
  }

  async #check(): Promise<void> {
    const { folder, measure, warn } = this.#options;
    const stamp = await stampOf(folder);
    if (stamp === this.#stamp) return;
    if (stamp === this.#failed.stamp && performance.now() < this.#failed.until) return;
    try {
      const result = await loadContent(folder, { measure });
      this.#stamp = stamp;
      if (result.ok) this.#content = result.content;
      else warn(`content not changed: ${result.problems.map(formatProblem).join('; ')}`);
    } catch (error) {
      if (!(error instanceof EncoderLost)) throw error;
      this.#failed = { stamp, until: performance.now() + TRY_AGAIN };
      warn(`content not changed yet, trying again in a minute: ${error.message}`);
    }
  }
}

/** Tries again where pictures cannot be measured at present. */
async function loadAtStart(options: ContentWatchOptions, tries = 1): Promise<ContentResult> {
  const { folder, measure } = options;
  try {
    return await loadContent(folder, { measure });
  } catch (error) {
    if (!(error instanceof EncoderLost)) throw error;
    if (tries === TRIES)
      return { ok: false, problems: [{ file: folder, field: '', line: null, message: error.message }], notes: [] };
    await delay(FIRST_PAUSE * 2 ** (tries - 1));
    return loadAtStart(options, tries + 1);
  }
}

/** Name, size and time of every file: a hundred `stat` calls are cheaper than reading a hundred files. */
async function stampOf(folder: string): Promise<string> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const lines = await Promise.all(
      files.map(async (file) => {
        const { size, mtimeMs } = await stat(file);
        return `${file} ${size} ${mtimeMs}`;
      }),
    );
    return lines.sort().join('\n');
  } catch {
    // Between two writes of an editor a file may be gone for a moment; the next check finds it.
    return 'unreadable';
  }
}
