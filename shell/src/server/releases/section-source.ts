import type { Override } from '@facade/platform/tokens';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import type { Visitor } from '../variants/visitor.ts';
import type { SectionRelease } from './section-release.ts';

/** What a browser needs of a release's `remote.tsx`. */
type Declared = 'parameters' | 'fragmentParameters' | 'paths' | 'heights';

/** The sections for one request, as the page service sees them. Immutable. */
export interface SectionSet extends SectionLoader {
  /** Unique among all sets. */
  readonly id: string;
  /** Per section: URLs of the scripts that a browser needs for an expose, the whole release as a browser sees it, its forms. */
  readonly handles: ReadonlyMap<string, Pick<SectionRelease, 'files' | 'address' | 'forms'>>;
  /** Section → what a browser needs to know about its release; the same object at every call. */
  pins(): Readonly<Record<string, Pick<SectionRelease, 'version' | 'entry' | Declared>>>;
  /** URL → integrity hash, for every browser file of the sections that a page in this language may load. */
  integrity(language: string): Record<string, string>;
  /** Texts of a section in a language; empty if it has none. */
  texts(section: string, language: string): Record<string, unknown>;
}

/** The result of a visitor's override. */
export interface OverrideState extends Override {
  /** The release that the visitor gets by it. Null if it is unavailable; the visitor then gets the regular section. */
  version: string | null;
}

/** A lease on the sections of one request: they stay loaded until it ends. */
export interface Lease {
  set: SectionSet;
  /** Other visitors may currently get other releases, so pages must not be shared by caches. */
  varies: boolean;
  /** Overrides of this visitor; empty for nearly all visitors. */
  overrides: readonly OverrideState[];
  release(): void;
}

export interface SectionState {
  /**
   * When the live releases were last known, in milliseconds since 1970. Before the first time: when they were first requested.
   */
  registryReadAt: number;
  /** Number of sections with a release; null while the live releases are unknown. */
  open: number | null;
  /** Number of live sections without a release here. */
  withoutRelease: number;
}

/** Where the server gets sections from: `Releases` on the site, the one-application build in the bench. */
export interface SectionSource {
  /** Polls once for new live releases. */
  refresh(): Promise<void>;
  /** The sections for this visitor; without a visitor, the live ones. */
  lease(visitor?: Visitor): Promise<Lease>;
  /** Ids of the sets that were live for everyone before and whose pages may still be shown, the newest first. */
  earlier?(): readonly string[];
  /** For health checks and metrics. */
  state(): SectionState;
}
