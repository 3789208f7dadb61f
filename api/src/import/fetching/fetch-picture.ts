import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UNFINISHED, writeAtomically } from '../../kernel/index.ts';
import { checkLength, follow, limited, NotFetched } from './follow.ts';
import { answerOf, conditionsOf, type PictureAnswer, saysSame } from './picture-answer.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';

/** Timeout in milliseconds for one file, redirects included. */
const TIMEOUT = 30_000;

/** A kind of files that are fetched. */
export interface FetchedKind {
  /** Maximum size in bytes. */
  most: number;
  /** What servers are asked for; what they say about the answer is not believed. */
  accepted: string;
  /** The extension of a file, by its bytes. */
  recognize(file: string): Promise<PictureKind>;
}

const PICTURE: FetchedKind = {
  most: 25_000_000,
  accepted: 'image/avif, image/webp, image/jpeg, image/png, */*;q=0.1',
  recognize: pictureKind,
};

export interface FetchOptions {
  /** Allowed hosts, also for redirects. */
  hosts: readonly string[];
  /** Path of the file, without the extension, which the answer decides. */
  target: string;
  signal?: AbortSignal | undefined;
  /** What the server said before, of a picture that is needed only if it has changed. */
  before?: PictureAnswer | null;
}

export interface FetchedPicture {
  file: string;
  answer: PictureAnswer;
}

/**
 * Fetches a picture into a file.
 * @returns null if it is as before
 * @throws NotFetched with the reason; the signal's reason when it is aborted
 */
export const fetchPicture = (address: URL, options: FetchOptions): Promise<FetchedPicture | null> =>
  fetchFile(address, options, PICTURE);

/** The same for files of any kind. */
export async function fetchFile(
  address: URL,
  { hosts, target, signal, before = null }: FetchOptions,
  { most, accepted, recognize }: FetchedKind,
): Promise<FetchedPicture | null> {
  const limit = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
  try {
    const answer = await follow(address, {
      hosts,
      signal: limit,
      headers: { accept: accepted, ...(before && conditionsOf(before)) },
    });
    if (before && saysSame(before, answer)) {
      answer.destroy();
      return null;
    }
    checkLength(answer, most);
    const fetched = `${target}${UNFINISHED}`;
    await writeAtomically(fetched, (part) =>
      pipeline(answer, limited(most), createWriteStream(part), { signal: limit }),
    );
    const kind = await recognize(fetched);
    if (kind.extension === null) {
      await rm(fetched);
      throw new NotFetched(kind.problem, { name: kind.name });
    }
    const file = `${target}.${kind.extension}`;
    await rename(fetched, file);
    return { file, answer: answerOf(answer) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NotFetched) throw error;
    throw limit.aborted ? new NotFetched('fetchSlow', { seconds: TIMEOUT / 1000 }) : reasonOf(error as Error);
  }
}

const reasonOf = ({ code, message }: NodeJS.ErrnoException): NotFetched =>
  code === 'EPRIVATE' ? new NotFetched('fetchPrivate') : new NotFetched('fetchFailed', { reason: code ?? message });
