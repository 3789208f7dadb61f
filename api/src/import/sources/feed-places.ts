import { FEED_FORMATS } from '@facade/feed';
import type { Db } from '../../platform/index.ts';
import { isSourceName } from './feed-sources.ts';

/** What a place needs to bring its file up to date. */
export interface Pulling {
  db: Db;
  log: { warn(details: object, message: string): void };
  signal?: AbortSignal | undefined;
}

/** A feed that the site imports by itself. */
export interface FeedPlace {
  /** The name of the feed; empty for the first. */
  name: string;
  /** One of `FEED_FORMATS`; null: that of `FEED_FORMAT`. */
  format: string | null;
  /** A file or folder. */
  file: string;
  /** Pulls what is new to the file, where an API delivers it. Returns false if there is no file yet. */
  bringUpToDate?: (pulling: Pulling) => Promise<boolean>;
  /** Of a CRM that says what has changed, and wants to know the page of each home. */
  hinted?: {
    /** Whether it has signed these bytes. */
    isSigned(body: Buffer, signature: string): boolean;
    announce(id: string, address: string, signal?: AbortSignal): Promise<void>;
  };
}

/** `name=`, or `name:format=`. */
const NAMED = /^([a-z\d-]+)(?::([a-z\d-]+))?=(.*)$/;

/**
 * Parses the places of a setting, with commas between; null if one of them, or a name, is wrong.
 * @example readFeedPlaces('feed.json, rentals:csv=/srv/rentals.csv')
 */
export function readFeedPlaces(text: string): FeedPlace[] | null {
  const places = text.split(',').map((part): FeedPlace => {
    const [, name = '', format = null, file = part.trim()] = NAMED.exec(part.trim()) ?? [];
    return { name, format, file };
  });
  const areRight = places.every(
    ({ name, format, file }) =>
      file !== '' && (name === '' || isSourceName(name)) && (format === null || FEED_FORMATS.includes(format)),
  );
  return areRight && new Set(places.map(({ name }) => name)).size === places.length ? places : null;
}
