import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, formatProblem, loadContent } from './content/index.ts';
import type { MeasurePicture } from './pictures/measure.ts';

/** Notices when the agency edits its content folder. */
export class ContentWatch {
  readonly #folder: string;
  readonly #warn: (message: string) => void;
  readonly #measure: MeasurePicture | undefined;
  #content: Content;
  #stamp: string;

  private constructor(
    { folder, warn, measure }: { folder: string; warn: (message: string) => void; measure?: MeasurePicture },
    content: Content,
    stamp: string,
  ) {
    this.#folder = folder;
    this.#warn = warn;
    this.#measure = measure;
    this.#content = content;
    this.#stamp = stamp;
  }

  /** Starts with a right folder, or says what is wrong with it, a line each. */
  static async open(
    folder: string,
    warn: (message: string) => void,
    measure?: MeasurePicture,
  ): Promise<{ ok: true; watch: ContentWatch } | { ok: false; problems: string[] }> {
    const stamp = await stampOf(folder);
    const result = await loadContent(folder, measure);
    if (!result.ok) return { ok: false, problems: result.problems.map(formatProblem) };
    return { ok: true, watch: new ContentWatch({ folder, warn, measure }, result.content, stamp) };
  }

  /** The newest content. An edit that is wrong is told in the log and the site keeps what it had. */
  async current(): Promise<Content> {
    const stamp = await stampOf(this.#folder);
    if (stamp === this.#stamp) return this.#content;
    this.#stamp = stamp;
    const result = await loadContent(this.#folder, this.#measure);
    if (result.ok) this.#content = result.content;
    else this.#warn(`content not changed: ${result.problems.map(formatProblem).join('; ')}`);
    return this.#content;
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
    // Between two writes of an editor a file may be gone for a moment; the next look finds it.
    return 'unreadable';
  }
}
