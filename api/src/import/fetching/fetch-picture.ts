import { createWriteStream } from 'node:fs';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeAtomically } from '../../kernel/index.ts';
import { isPublicAddress, lookupPublic } from './lookup-public.ts';
import { allowedAddress, isOwnMachine } from './picture-hosts.ts';

/** Maximum size of a picture in bytes. */
const MOST = 25_000_000;

/** Timeout in milliseconds for one picture, redirects included. */
const TIMEOUT = 30_000;

const REDIRECTS = 3;

/** Extensions of the accepted media types. SVG is refused, because it can contain anything. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Why a picture was not fetched, for the report of the import. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

export interface FetchOptions {
  /** Allowed hosts, also for redirects. */
  hosts: readonly string[];
  /** Path of the file, without the extension, which the answer decides. */
  target: string;
  signal?: AbortSignal | undefined;
}

/**
 * Fetches a picture into a file.
 * @returns the file's path
 * @throws NotFetched with the reason; the signal's reason when it is aborted
 */
export async function fetchPicture(address: URL, { hosts, target, signal }: FetchOptions): Promise<string> {
  const limit = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
  try {
    const answer = await follow(address, hosts, limit);
    const type = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    const extension = EXTENSIONS[type];
    if (!extension) throw dropped(answer, `is ${type || 'of no known kind'}, not a JPEG, PNG, WebP or AVIF picture`);
    if (Number(answer.headers['content-length'] ?? 0) > MOST) throw dropped(answer, TOO_LARGE);
    const file = `${target}.${extension}`;
    await writeAtomically(file, (part) => pipeline(answer, limited(), createWriteStream(part), { signal: limit }));
    return file;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(limit.aborted ? `took longer than ${TIMEOUT / 1000} seconds` : reasonOf(error as Error));
  }
}

const TOO_LARGE = `is larger than ${MOST / 1e6} MB`;

/** Follows redirects: each must lead to a host of the list. */
async function follow(address: URL, hosts: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  let url = address;
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const answer = await ask(url, hosts, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    if (statusCode < 300 || statusCode > 399 || !headers.location)
      throw dropped(answer, `cannot be fetched: its server answers ${statusCode}`);
    answer.resume();
    const next = URL.canParse(headers.location, url)
      ? allowedAddress(new URL(headers.location, url).href, hosts)
      : null;
    if (!next) throw new NotFetched('leads to a host that FEED_PICTURE_HOSTS does not name');
    url = next;
  }
  throw new NotFetched('leads from one address to another without end');
}

function ask(url: URL, hosts: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const isOwn = isOwnMachine(hosts, url.host);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up.
  if (!isOwn && isIP(literal) && !isPublicAddress(literal)) throw new NotFetched('is on a private network');
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = { accept: Object.keys(EXTENSIONS).join(', '), 'user-agent': 'Facade-Import' };
  get(url, { headers, signal, ...(isOwn ? {} : { lookup: lookupPublic }) }, resolve).on('error', reject);
  return promise;
}

/** Limits the size, because an answer need not state its length. */
function limited(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > MOST ? new NotFetched(TOO_LARGE) : null, chunk);
    },
  });
}

/** The rest of the answer is not needed. */
function dropped(answer: IncomingMessage, reason: string): NotFetched {
  answer.destroy();
  return new NotFetched(reason);
}

const reasonOf = ({ code, message }: NodeJS.ErrnoException): string =>
  code === 'EPRIVATE' ? 'is on a private network' : `cannot be fetched: ${code ?? message}`;
