import type { PageParameters, PagePaths } from '@facade/section-kit';

/** What a browser needs to use a release of a section. */
export interface ReleaseAddress {
  version: string;
  /** URL of the browser entry. */
  entry: string;
  /** Page → the search parameters it reads; absent where the release does not say. */
  parameters?: Record<string, PageParameters> | undefined;
  /** Page → the addresses that it answers; absent where it declares none. */
  paths?: Record<string, PagePaths> | undefined;
  /** Expose → URLs of the files it takes, entry first. */
  files: Record<string, string[]>;
  /** URL → integrity of every browser file. */
  integrity: Record<string, string>;
}

/** Where the server tells which release of a section this visitor gets now. */
export const RELEASE_URL = '/_release/';
