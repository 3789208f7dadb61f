/** Prints and passes on the type errors of a section after each build, if they have changed. The bundler removes types without reading them. */
export class TypeWatch {
  readonly #find: () => Promise<string[]>;
  readonly #say: (line: string) => void;
  readonly #found: (lines: string[]) => void;
  #printed = '';
  #running: Promise<void> | null = null;
  #isOutdated = false;

  constructor(find: () => Promise<string[]>, say: (line: string) => void, found: (lines: string[]) => void = () => {}) {
    this.#find = find;
    this.#say = say;
    this.#found = found;
  }

  /** One check runs at a time; what is saved meanwhile is checked after it. */
  check(): Promise<void> {
    this.#isOutdated = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isOutdated) {
      this.#isOutdated = false;
      const errors = await this.#find().catch((error: Error) => [error.message]);
      const lines = errors.map((error) => `  type error in ${error}`).join('\n');
      if (lines !== this.#printed && !this.#isOutdated) {
        this.#say(lines || '  no type errors any more');
        this.#printed = lines;
        this.#found(errors.map((error) => `type error in ${error}`));
      }
    }
  }
}
