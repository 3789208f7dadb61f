import type { ReleaseAddress } from '../../client/find-release.ts';
import type { SectionLoader } from '../../composition/section-loader.ts';

/** The sections one request is answered with, as the page service sees them; never changes. */
export interface SectionSet extends SectionLoader {
  /** Differs from that of every other set. */
  readonly id: string;
  /** Per section: URLs of the scripts a browser needs for an expose, and the whole release as a browser sees it. */
  readonly handles: ReadonlyMap<string, { files(expose: string): string[]; address(): ReleaseAddress }>;
  /** Section → release and browser entry; the same object at every call. */
  pins(): Record<string, { version: string; entry: string }>;
  /** URL → integrity of every browser file of the sections; the same object at every call. */
  integrity(): Record<string, string>;
  /** Texts of a section in a language; empty where it has none. */
  texts(section: string, language: string): Record<string, unknown>;
}

/** Where the server gets sections from: `Releases` on the site, the one-application build in the bench. */
export interface SectionSource {
  /** Looks once for what is newly live. */
  refresh(): Promise<void>;
  /** The sections of one request: they stay loaded until the lease is given back. */
  lease(): { set: SectionSet; release(): void };
}
