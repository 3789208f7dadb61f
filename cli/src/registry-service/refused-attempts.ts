import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jsonIn } from './fields.ts';

/** Somebody known tried what they may not do. */
export interface RefusedAttempt {
  section: string;
  /** ISO time. */
  at: string;
  by: string;
  action: 'refused';
  /** Method and address. */
  what: string;
  /** The missing right. */
  why: string;
}

/** Attempts that are kept. */
const KEEP = 500;

/** After a line end: what a crash has cut off is a line of its own. */
const lineOf = (attempt: RefusedAttempt): string => `\n${JSON.stringify(attempt)}`;

/** The refused attempts of verified identities, beside the registry: a refusal changes no revision. */
export class RefusedAttempts {
  readonly #file: string;
  #writing: Promise<void> = Promise.resolve();
  /** Added since the file was last shortened. An earlier process may have left more. */
  #since = KEEP;

  constructor(file: string) {
    this.#file = file;
  }

  /** Adds one. Attempts at the same time are written one after the other. */
  add(attempt: Omit<RefusedAttempt, 'action'>): Promise<void> {
    const write = async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      await appendFile(this.#file, lineOf({ ...attempt, action: 'refused' }));
      this.#since += 1;
      if (this.#since < KEEP) return;
      this.#since = 0;
      const kept = (await this.#read()).slice(-KEEP);
      await writeFile(this.#file, kept.map(lineOf).join(''));
    };
    this.#writing = this.#writing.then(write, write);
    return this.#writing;
  }

  /** Those of one section, or all; oldest first. */
  async of(section?: string): Promise<RefusedAttempt[]> {
    await this.#writing.catch(() => {});
    return (await this.#read()).filter((each) => section === undefined || each.section === section);
  }

  async #read(): Promise<RefusedAttempt[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    return (
      text
        .split('\n')
        .filter((line) => line !== '')
        // A crash may have cut one off.
        .flatMap((line) => (jsonIn(line) as RefusedAttempt | undefined) ?? [])
    );
  }
}
