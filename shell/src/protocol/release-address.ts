import type { PageParameters, PagePaths } from '@facade/section-kit';

/** What a browser needs to use a release of a section. */
export interface ReleaseAddress {
  version: string;
  /** URL of the browser entry. */
  entry: string;
  /** Page → the search parameters it reads; absent if the release does not declare them. */
  parameters?: Record<string, PageParameters> | undefined;
  /** Fragment → the search parameters it reads; absent in releases older than this field. */
  fragmentParameters?: Record<string, PageParameters> | undefined;
  /** Page → its addresses; absent if the release declares none. */
  paths?: Record<string, PagePaths> | undefined;
  /** Fragment → height of its placeholder; absent if the release declares none. */
  heights?: Record<string, string> | undefined;
  /** Expose → URLs of its files, entry first. */
  files: Record<string, string[]>;
  /** URL → integrity hash, for every browser file. */
  integrity: Record<string, string>;
}

/** Where the server answers which release of a section this visitor gets now. */
export const RELEASE_URL = '/_release/';
