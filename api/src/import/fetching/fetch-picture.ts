import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UNFINISHED, writeAtomically } from '../../kernel/index.ts';
import { checkLength, follow, limited, NotFetched } from './follow.ts';
import { answerOf, conditionsOf, type PictureAnswer, saysSame } from './picture-answer.ts';
import { pictureKind } from './picture-kind.ts';

/** Maximum size of a picture in bytes. */
const MOST = 25_000_000;

/** Timeout in milliseconds for one picture, redirects included. */
const TIMEOUT = 30_000;

/** What servers are asked for; what they say about the answer is not believed. */
const ACCEPTED = 'image/avif, image/webp, image/jpeg, image/png, */*;q=0.1';

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
export async function fetchPicture(
  address: URL,
  { hosts, target, signal, before = null }: FetchOptions,
): Promise<FetchedPicture | null> {
  const limit = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
  try {
    const answer = await follow(address, {
      hosts,
      signal: limit,
      headers: { accept: ACCEPTED, ...(before && conditionsOf(before)) },
    });
    if (before && saysSame(before, answer)) {
      answer.destroy();
      return null;
    }
    checkLength(answer, MOST);
    const fetched = `${target}${UNFINISHED}`;
    await writeAtomically(fetched, (part) =>
      pipeline(answer, limited(MOST), createWriteStream(part), { signal: limit }),
    );
    const kind = await pictureKind(fetched);
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
