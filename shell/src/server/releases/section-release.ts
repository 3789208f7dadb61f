import type { PageParameters, PagePaths } from '@facade/section-kit';
import type { ReleaseAddress } from '../../protocol/release-address.ts';

/** A release of a section as a release set needs it. */
export interface SectionRelease {
  /** Differs from that of every other release. */
  readonly key: string;
  readonly version: string;
  /** URL of the browser entry. */
  readonly entry: string;
  /** Page → the search parameters it reads; undefined where the release does not say. */
  readonly parameters: Readonly<Record<string, PageParameters>> | undefined;
  /** Page → the addresses that it answers; undefined where it declares none. */
  readonly paths?: Readonly<Record<string, PagePaths>> | undefined;
  /** The server may not load it; the visitor's browser does. */
  readonly leftToBrowser: boolean;
  /** The module of an expose; undefined where it has none of that name. */
  expose(name: string): unknown;
  /** URLs a browser needs for an expose, entry first. */
  files(expose: string): string[];
  /** URL → integrity of every browser file that a page in this language may load. */
  integrity(language: string): Record<string, string>;
  /** Everything a browser needs to use it. */
  address(): ReleaseAddress;
}
