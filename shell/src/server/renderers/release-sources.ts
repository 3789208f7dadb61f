import type { LossReason } from '../../composition/loading/section-failure.ts';
import type { ReadRelease } from '../releases/read-release.ts';
import type { SectionRelease } from '../releases/section-release.ts';
import { RendererGone, type RendererProcess } from './renderer-process.ts';

/** Where the verified files of the open releases come from, for renderers that need them. */
export class ReleaseSources {
  readonly #sources = new Map<string, () => Promise<ReadRelease>>();

  add(key: string, source: () => Promise<ReadRelease>): void {
    this.#sources.set(key, source);
  }

  /** A release that was closed may have been opened again meanwhile, from another source. */
  remove(key: string, source: () => Promise<ReadRelease>): void {
    if (this.#sources.get(key) === source) this.#sources.delete(key);
  }

  /**
   * Has a renderer load what it lacks of these, and waits for what it loads already. What cannot be loaded is missing on its pages; what is
   * `lost` is not run.
   */
  async load(
    renderer: RendererProcess,
    releases: Iterable<Pick<SectionRelease, 'key'>>,
    lost: ReadonlyMap<string, LossReason>,
  ): Promise<void> {
    for (const { key } of releases) {
      const source = this.#sources.get(key);
      if (!source || lost.has(key)) continue;
      // Another page may have begun: a page that does not wait is rendered without the release.
      await (renderer.opened(key) ?? renderer.open(await source())).catch(unlessGone);
    }
  }
}

/** Any other error is one of the page or of the release. */
export function unlessGone(error: unknown): void {
  if (error instanceof RendererGone) throw error;
}
