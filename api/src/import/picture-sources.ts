import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EMBEDDED_PREFIX, type Saying } from '@facade/feed';
import type { StoredPicture } from '../platform/index.ts';
import type { PictureAnswer } from './fetching/picture-answer.ts';

/** Size of a file in bytes and time of its change in milliseconds; both -1 if it is missing, 0 if it is fetched. */
export interface SourceState {
  size: number;
  modified: number;
}

/** The state of a file beside the feed at an import. */
export interface PictureSource extends SourceState {
  /** Its name in the folder, after the name of the feed if it has one; or its address. */
  name: string;
  /** Null if it cannot be used. */
  picture: StoredPicture | null;
  /** Why it cannot be used. */
  problem: Saying | null;
  /** Of a picture that was fetched: what its server said, and when it was last asked. */
  answer: PictureAnswer | null;
  askedAt: Date;
}

/** Facts about pictures from earlier imports. */
export interface KnownPictures {
  sources(names: readonly string[]): Promise<Map<string, PictureSource>>;
  picture(id: string): Promise<StoredPicture | undefined>;
}

/** Whether a file is unchanged. An existing file that could not be used is retried. */
export const isSame = (
  { picture, size, modified }: Pick<PictureSource, 'picture' | 'size' | 'modified'>,
  state: SourceState,
) => size === state.size && modified === state.modified && (picture !== null || size < 0);

/** A name that is not a file is the picture's address. */
export const isAddress = (name: string): boolean => /^https?:/i.test(name);

/** Whether a picture may be one of this feed: addresses are of all feeds. */
export const isOfFeed = (feed: string, name: string): boolean =>
  isAddress(name) || (feed ? name.startsWith(`${feed}/`) : !name.includes('/'));

interface Folders {
  source: string;
  embedded?: string | undefined;
  /** Names of files in the folder that are spelled in another way than feeds do, by {@link spelling}. */
  spelled?: ReadonlyMap<string, string>;
}

/** A name however it is written: a Mac takes accents apart, and Windows does not tell `A.JPG` from `a.jpg`. */
export const spelling = (name: string): string => name.normalize('NFC').toLowerCase();

/** The file of a picture by its name. */
export async function sourceFile({ source, embedded = source, spelled }: Folders, name: string): Promise<string> {
  const wanted = basename(name);
  const file = join(wanted.startsWith(EMBEDDED_PREFIX) ? embedded : source, wanted);
  const other = spelled?.get(spelling(wanted));
  return other === undefined || (await stat(file).catch(() => null)) ? file : join(source, other);
}

/** Detects a changed file without reading it. Of a fetched picture its server knows. */
export async function sourceState(folders: Folders, name: string): Promise<SourceState> {
  if (isAddress(name)) return { size: 0, modified: 0 };
  const found = await stat(await sourceFile(folders, name)).catch(() => null);
  return found ? { size: found.size, modified: found.mtimeMs } : { size: -1, modified: -1 };
}
