import { FEED_FORMATS } from '@facade/feed';
import { isSourceName } from './feed-sources.ts';

/** A feed that the site imports by itself. */
export interface FeedPlace {
  /** The name of the feed; empty for the first. */
  name: string;
  /** One of `FEED_FORMATS`; null: that of `FEED_FORMAT`. */
  format: string | null;
  /** A file or folder. */
  file: string;
  /** Pulls what is new to the file, where an API delivers it. */
  bringUpToDate?: (signal?: AbortSignal) => Promise<void>;
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
