import type { Feed, Problems } from '@facade/feed';
import type { MeasurePicture } from '../pictures/index.ts';
import type { Db } from '../platform/index.ts';
import type { TakenFiles } from './feed-folders.ts';
import type { PictureFetcher } from './fetching/picture-fetcher.ts';
import type { OnProgress } from './report.ts';
import type { Lease } from './staging/lease.ts';
import type { StoredFeeds } from './stored-feeds/stored-feeds.ts';

export interface ImportOptions {
  /**
   * The CRM's feed (one JSON document, or NDJSON), or a file that an adapter reads; a ZIP archive with one, or a folder whose newest file is
   * one. Folders `pictures`, `films` and `documents` are beside it.
   */
  file: string;
  /** Format of the file, one of `FEED_FORMATS`; detected by default. */
  format?: string;
  /** The agency's own adapter file; none by default. */
  adapterFile?: string | null;
  /** Name of the feed among several; the first has none. An import changes only the homes of its feed. */
  source?: string;
  /** State folder; pictures are copied under it. */
  dataFolder: string;
  /** Allowed hosts for pictures, as parsed by `readPictureHosts`; none by default. */
  pictureHosts?: readonly string[] | undefined;
  /**
   * Also creates the accounts of the feed's `owners`, and may replace all homes: only for the sample agency, because a real feed has no
   * passwords.
   */
  sample?: boolean;
  /** Removes up to this many homes. By default only a few, as `removals.ts` says, and never all. */
  allowRemovals?: number | null;
  /** Keeps homes off the site whose advertisement lacks what the law wants; by default they are shown, with a warning. */
  withholds?: boolean;
  /** Languages of the site: the report says which homes have no text in one of them; none by default. */
  languages?: readonly string[];
  /** Dry run: only determines what an import would change. */
  dryRun?: boolean;
  now?: Date;
  /**
   * Folder of the pictures, films and documents, if they are not beside the file. The file is then a copy of an earlier feed: pictures
   * that are no longer there are taken from the library.
   */
  beside?: string;
  /** Aborts the import before anything is stored; it then throws the signal's reason. */
  signal?: AbortSignal;
  /** Measures pictures with unknown size or colour; in this process by default. */
  measure?: MeasurePicture;
  onProgress?: OnProgress;
}

/** The context for the steps of an import. */
export interface ImportRun {
  db: Db;
  feed: Feed;
  /** The file that an adapter converted to the feed; the same if none did. */
  delivered: Feed;
  /** A picture that was not delivered again is taken from the library. */
  mayLackPictures: boolean;
  /** The feed has only some of the homes: the others stay. */
  isPartial: boolean;
  /** The adapter has reported the homes without any text. */
  isTextlessSaid: boolean;
  /** Of homes that an adapter left out. */
  errors: Problems;
  kept: StoredFeeds;
  lease: Lease;
  /** The catalogue was empty when the import began, and this is no dry run. */
  isFirst: boolean;
  /** Folders of the pictures: beside the feed, with the names that are spelled in another way, and in the library. */
  folders: { source: string; spelled: ReadonlyMap<string, string>; embedded: string; target: string };
  /** Fetcher for pictures that are addresses; null if none are fetched. */
  fetcher: PictureFetcher | null;
  /** Paths of what may be a document and lies outside the folder of documents, by its name. */
  documents: ReadonlyMap<string, string>;
  /** The films and documents that came with the feed; null in a dry run. */
  files: TakenFiles | null;
  /** Name of the feed. */
  source: string;
  options: ImportOptions;
}
