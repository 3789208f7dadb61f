import type { Db } from '../database/index.ts';
import type { MeasurePicture } from '../pictures/measure.ts';
import type { PictureFetcher } from './fetching/picture-fetcher.ts';
import type { Feed } from './reading/open-feed.ts';
import type { OnProgress } from './report.ts';
import type { Lease } from './staging/lease.ts';

export interface ImportOptions {
  /** Feed of the CRM (one JSON document, or NDJSON), or a file that an adapter reads. Its files are in the folders `pictures`, `films` and `documents` beside it. */
  file: string;
  /** Of the file, one of `FEED_FORMATS`; by default what it looks like. */
  format?: string;
  /** State folder; pictures are copied under it. */
  dataFolder: string;
  /** Hosts that pictures are fetched from, as `readPictureHosts` reads them; none by default. */
  pictureHosts?: readonly string[] | undefined;
  /** Also creates the accounts of the feed's `owners`: the sample agency's only, a real feed carries no password. */
  sample?: boolean;
  /** Only finds out what an import would change. */
  dryRun?: boolean;
  now?: Date;
  /** Ends the import as long as nothing of it is stored: it throws the signal's reason. */
  signal?: AbortSignal;
  /** Measures pictures whose size or colour is not known; in this process by default. */
  measure?: MeasurePicture;
  onProgress?: OnProgress;
}

/** What the steps of an import work with. */
export interface ImportRun {
  db: Db;
  feed: Feed;
  lease: Lease;
  /** The catalogue was empty when the import began, and this is no dry run. */
  isFirst: boolean;
  /** Of the pictures: beside the feed, and the library. */
  folders: { source: string; target: string };
  /** Of pictures that are addresses; null where none are fetched. */
  fetcher: PictureFetcher | null;
  /** Of the films and documents that came with the feed. */
  filesKey: string;
  options: ImportOptions;
}
