import { exposesOf, sectionName } from '@facade/platform/build/remote-file';
import { typeErrors } from '@facade/platform/contract/type-errors';
import type { Store } from '@facade/platform/registry';
import { Problems } from './problems.ts';
import { publishSource } from './publish-source.ts';
import { type DevServer, serveSource } from './serve-source.ts';
import { ServerSwap } from './server-swap.ts';
import { TypeWatch } from './type-watch.ts';
import { untilServed } from './until-served.ts';
import { type ServerBuild, type ServerBuildWatch, watchServerBuild } from './watch-server-build.ts';

export interface SourceSectionOptions {
  /** Of the section. */
  folder: string;
  /** Folder for its server build. */
  output: string;
  /** Of the dev server. */
  port: number;
  /** The store of the shell that renders. */
  store: Store;
  say: (line: string) => void;
}

/** Milliseconds that a page waits for the server build of the last save. */
const LONGEST_WAIT = 10_000;

/**
 * A section that runs from its source, on server and browser. A change is built for both; page loads wait until the shell
 * renders the new build. When its pages, fragments or languages change, both builds restart.
 */
export class SourceSection {
  /** Its browser entry, usable on another site through an override link. */
  readonly entry: string;
  readonly #options: SourceSectionOptions;
  readonly #swap = new ServerSwap();
  readonly #types: TypeWatch;
  readonly #problems = new Problems();
  #exposes = '';
  #watch: ServerBuildWatch | undefined;
  #server: DevServer | undefined;
  #shell: string | undefined;
  /** Aborted when the next build exists. */
  #superseded = new AbortController();

  constructor(options: SourceSectionOptions) {
    this.#options = options;
    this.#types = new TypeWatch(
      () => typeErrors(options.folder),
      options.say,
      (lines) => this.#problems.found('types', lines),
    );
    this.entry = `http://localhost:${options.port}/_dev/remoteEntry.js`;
  }

  /** Builds it for the server, now and after each change. Resolves after the first build, successful or not. */
  async build(): Promise<void> {
    const { folder, output } = this.#options;
    this.#exposes = namesOf(folder);
    this.#watch = await watchServerBuild(folder, output, (build) => this.#built(build));
  }

  /** Serves it for browsers, and everything else from the shell at `shell`. */
  async serve(shell: string): Promise<void> {
    const { folder, port } = this.#options;
    this.#shell = shell;
    this.#server = await serveSource(folder, port, {
      shell,
      upToDate: () => this.#upToDate(),
      problems: this.#problems,
    });
  }

  async #built({ startedAt, errors }: ServerBuild): Promise<void> {
    const { folder, output, store, say } = this.#options;
    this.#superseded.abort();
    this.#superseded = new AbortController();
    const { signal } = this.#superseded;
    try {
      if (namesOf(folder) !== this.#exposes) return await this.#startAnew();
      this.#problems.found('build', errors === null ? [] : [errors]);
      if (errors !== null) return say(errors);
      void this.#types.check();
      const version = await publishSource(store, folder, output, this.entry);
      if (this.#shell) await untilServed(this.#shell, sectionName(folder), version, signal);
    } catch (error) {
      say((error as Error).message);
    } finally {
      this.#swap.caughtUp(startedAt);
    }
  }

  async #startAnew(): Promise<void> {
    this.#options.say('  its pages, fragments or languages changed: building it again');
    await this.#watch?.close();
    await this.build();
    if (!this.#shell) return;
    await this.#server?.close();
    await this.serve(this.#shell);
  }

  async #upToDate(): Promise<void> {
    await this.#swap.includes(this.#watch?.savedAt() ?? 0, LONGEST_WAIT);
  }
}

const namesOf = (folder: string): string => JSON.stringify(exposesOf(folder));
