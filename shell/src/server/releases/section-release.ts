import type { PageParameters, PagePaths, RemoteForm } from '@facade/section-kit';
import type { ReleaseAddress } from '../../protocol/release-address.ts';

/** A release of a section, as a release set needs it. */
export interface SectionRelease {
  /** Unique among all releases. */
  readonly key: string;
  readonly version: string;
  /** URL of the browser entry. */
  readonly entry: string;
  /** Page → the search parameters it reads; undefined if the release does not declare them. */
  readonly parameters: Readonly<Record<string, PageParameters>> | undefined;
  /** Fragment → the search parameters it reads; undefined if the release is older than this declaration. */
  readonly fragmentParameters?: Readonly<Record<string, PageParameters>> | undefined;
  /** Page → its addresses; undefined if the release declares none. */
  readonly paths?: Readonly<Record<string, PagePaths>> | undefined;
  /** Form → where it goes without JavaScript; undefined if the release is older than this declaration. */
  readonly forms?: Readonly<Record<string, RemoteForm>> | undefined;
  /** Fragment → height of its placeholder; undefined if the release declares none. */
  readonly heights?: Readonly<Record<string, string>> | undefined;
  /** The server must not load it; only the visitor's browser does. */
  readonly leftToBrowser: boolean;
  /** The module of an expose; undefined if there is none in this process. */
  expose(name: string): unknown;
  /** Who may see a page; absent if only its module says it. */
  accessOf?(page: string): 'public' | 'owner';
  /** URLs that a browser needs for an expose, entry first. */
  files(expose: string): string[];
  /** URL → integrity hash, for every browser file that a page in this language may load. */
  integrity(language: string): Record<string, string>;
  /** Everything a browser needs to use the release. */
  address(): ReleaseAddress;
}
