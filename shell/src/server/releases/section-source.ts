import type { Override } from '@facade/platform/tokens';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import type { ReleaseAddress } from '../../protocol/release-address.ts';
import type { Visitor } from '../variants/visitor.ts';
import type { SectionRelease } from './section-release.ts';

/** The sections one request is answered with, as the page service sees them; never changes. */
export interface SectionSet extends SectionLoader {
  /** Differs from that of every other set. */
  readonly id: string;
  /** Per section: URLs of the scripts a browser needs for an expose, and the whole release as a browser sees it. */
  readonly handles: ReadonlyMap<string, { files(expose: string): string[]; address(): ReleaseAddress }>;
  /** Section → what a browser has to know of its release; the same object at every call. */
  pins(): Readonly<Record<string, Pick<SectionRelease, 'version' | 'entry' | 'parameters' | 'paths'>>>;
  /** URL → integrity of every browser file of the sections that a page in this language may load. */
  integrity(language: string): Record<string, string>;
  /** Texts of a section in a language; empty where it has none. */
  texts(section: string, language: string): Record<string, unknown>;
}

/** What became of a visitor's override. */
export interface OverrideState extends Override {
  /** The release that the visitor gets by it; null where it is not available, and the visitor gets the section as everybody does. */
  version: string | null;
}

/** A lease on the sections of one request: they stay loaded until it is given back. */
export interface Lease {
  set: SectionSet;
  /** Others may get other releases at this moment: no cache may keep for one what was rendered for another. */
  varies: boolean;
  /** Overrides of this visitor; empty for nearly everybody. */
  overrides: readonly OverrideState[];
  release(): void;
}

export interface SectionState {
  /** Milliseconds since 1970: when it was last known what is live; before the first time, when it was first asked. */
  registryReadAt: number;
  /** Sections with a release; null as long as nobody knows what is live. */
  open: number | null;
  /** Sections that are live and have no release here. */
  withoutRelease: number;
}

/** Where the server gets sections from: `Releases` on the site, the one-application build in the bench. */
export interface SectionSource {
  /** Looks once for what is newly live. */
  refresh(): Promise<void>;
  /** The sections this visitor gets; without one, those that are live. */
  lease(visitor?: Visitor): Promise<Lease>;
  /** Ids of the sets that were live for everybody before, the newest first, and whose pages may still be shown. */
  earlier?(): readonly string[];
  /** For whoever watches the site. */
  state(): SectionState;
}
