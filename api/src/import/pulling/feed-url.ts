import { createWriteStream } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAtomically } from '../../kernel/index.ts';
import { checkLength, follow, limited } from '../fetching/follow.ts';
import { allowedAddress } from '../fetching/picture-hosts.ts';
import { type FeedPlace, readFeedPlaces } from '../sources/feed-places.ts';
import { WRITTEN } from './pulled-file.ts';

/** Maximum size of a feed in bytes. */
const MOST = 1e9;

/** Timeout in milliseconds for all of it. */
const TIMEOUT = 15 * 60_000;

/** Pauses before the next attempts, in milliseconds. */
const PAUSES = [5000, 30_000];

/** Whether these are addresses of feeds: https, or http on a machine of the agency's own network. */
export const areFeedUrls = (text: string): boolean =>
  readFeedPlaces(text)?.every(({ file }) => allowedAddress(file, [hostOf(file)]) !== null) ?? false;

const hostOf = (address: string): string => URL.parse(address)?.host ?? '';

/** The feeds at addresses, each with the file that it is fetched to. */
export function urlFeeds(text: string, dataFolder: string): FeedPlace[] {
  return (readFeedPlaces(text) ?? []).map(({ name, format, file: address }) => {
    const extension = extname(URL.parse(address)?.pathname ?? '').toLowerCase();
    const file = join(
      dataFolder,
      'pulled',
      `${name || 'feed'}-url${/^\.[a-z]{2,6}$/.test(extension) ? extension : ''}`,
    );
    const bringUpToDate: FeedPlace['bringUpToDate'] = async ({ signal }) => {
      await fetchFeed(address, file, signal);
      return true;
    };
    return { name, format, file, bringUpToDate };
  });
}

/**
 * Fetches a feed unless it is as it was at the last time.
 * @throws NotFetched with the reason, after two more attempts
 */
export async function fetchFeed(
  address: string,
  file: string,
  signal?: AbortSignal,
  pauses: readonly number[] = PAUSES,
): Promise<void> {
  for (const wait of pauses) {
    try {
      return await fetchOnce(address, file, signal);
    } catch {
      await pause(wait, undefined, { signal, ref: false });
    }
  }
  await fetchOnce(address, file, signal);
}

async function fetchOnce(address: string, file: string, signal?: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
  const known = (await stat(file).catch(() => null)) ? await readKnown(`${file}.state`) : {};
  const answer = await follow(new URL(address), { hosts: [hostOf(address)], signal: limit, headers: known });
  if (answer.statusCode === 304) return void answer.destroy();
  checkLength(answer, MOST);
  await writeAtomically(file, (part) =>
    pipeline(answer, limited(MOST), createWriteStream(part, { mode: 0o600 }), { signal: limit }),
  );
  const written = new Date(Date.now() - WRITTEN);
  await utimes(file, written, written);
  const { etag, 'last-modified': modified } = answer.headers;
  const next = { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
  await writeAtomically(`${file}.state`, (part) => writeFile(part, JSON.stringify(next)));
}

async function readKnown(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
