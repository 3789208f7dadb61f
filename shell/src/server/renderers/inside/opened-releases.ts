import { ReleaseCode } from '../../releases/release-code.ts';
import { ReleaseHandle } from '../../releases/release-handle.ts';
import type { SectionRelease } from '../../releases/section-release.ts';
import type { ToRenderer } from '../protocol.ts';
import type { Marks } from './marks.ts';

/** The releases that this renderer has loaded, until it ends. */
export class OpenedReleases {
  readonly #shared: Parameters<typeof ReleaseCode.load>[1];
  readonly #marks: Marks;
  readonly #opened = new Map<string, SectionRelease>();
  /** One is loaded after the other, so that it is known whose code runs. */
  #loading: Promise<unknown> = Promise.resolve();

  constructor(shared: Parameters<typeof ReleaseCode.load>[1], marks: Marks) {
    this.#shared = shared;
    this.#marks = marks;
  }

  /** Loads a release from its verified files. Resolves to the names of the pages that need a session. */
  open(order: Extract<ToRenderer, { type: 'open' }>, bytes: Buffer): Promise<string[]> {
    const opening = this.#loading.then(() => this.#load(order, bytes));
    this.#loading = opening.catch(() => {});
    return opening;
  }

  of(key: string): SectionRelease | undefined {
    return this.#opened.get(key);
  }

  async #load({ key, base, origin, descriptor, files }: Extract<ToRenderer, { type: 'open' }>, bytes: Buffer) {
    let at = 0;
    const contents = new Map(
      files.map(([file, length]) => {
        at += length;
        return [file, bytes.subarray(at - length, at)] as const;
      }),
    );
    const place = { section: descriptor.name, release: descriptor.version, job: 0 };
    const read = { base, origin, descriptor, files: contents };
    const code = await this.#marks.run(place, () => ReleaseCode.load(read, this.#shared));
    this.#opened.set(key, new ReleaseHandle(read, code));
    return Object.keys(descriptor.exposes).flatMap((expose) =>
      expose.startsWith('page-') && code.accessOf(expose.slice(5)) === 'owner' ? [expose.slice(5)] : [],
    );
  }
}
