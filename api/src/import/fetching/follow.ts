import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { type ProblemKind, type Saying, type SayingValues, say } from '@facade/feed';
import { isPublicAddress, lookupPublic } from './lookup-public.ts';
import { allowedAddress, isOwnMachine } from './picture-hosts.ts';

const REDIRECTS = 3;

/** Why something was not fetched, for the report of the import. */
export class NotFetched extends Error {
  override name = 'NotFetched';
  readonly saying: Saying;

  constructor(kind: FetchProblem, values: SayingValues = {}) {
    super(say({ kind, values }).trim());
    this.saying = { kind, values };
  }
}

type FetchProblem = Extract<ProblemKind, `fetch${string}`>;

interface FollowOptions {
  /** Allowed hosts, also for redirects. */
  hosts: readonly string[];
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
}

/**
 * Requests an address and follows redirects, each to a host of the list.
 * @returns an answer with status 200, or with 304 where the headers have a condition
 * @throws NotFetched with the reason
 */
export async function follow(address: URL, { hosts, signal, headers }: FollowOptions): Promise<IncomingMessage> {
  let url = address;
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const answer = await ask(url, { hosts, signal, headers });
    const { statusCode = 0 } = answer;
    const { location } = answer.headers;
    if (statusCode === 200 || statusCode === 304) return answer;
    if (statusCode < 300 || statusCode > 399 || !location)
      throw dropped(answer, new NotFetched('fetchStatus', { status: statusCode }));
    answer.resume();
    const next = URL.canParse(location, url) ? allowedAddress(new URL(location, url).href, hosts) : null;
    if (!next) throw new NotFetched('fetchElsewhere', { hosts: hosts.join(', ') });
    url = next;
  }
  throw new NotFetched('fetchLoop');
}

function ask(url: URL, { hosts, signal, headers }: FollowOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const isOwn = isOwnMachine(hosts, url.host);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up.
  if (!isOwn && isIP(literal) && !isPublicAddress(literal)) throw new NotFetched('fetchPrivate');
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const all = { ...headers, 'user-agent': 'Facade-Import' };
  get(url, { headers: all, signal, ...(isOwn ? {} : { lookup: lookupPublic }) }, resolve).on('error', reject);
  return promise;
}

const tooLarge = (most: number): NotFetched => new NotFetched('fetchLarge', { mb: most / 1e6 });

/** @throws NotFetched if an answer says that it is larger than this */
export function checkLength(answer: IncomingMessage, most: number): void {
  if (Number(answer.headers['content-length'] ?? 0) > most) throw dropped(answer, tooLarge(most));
}

/** Limits the size, because an answer need not state its length. */
export function limited(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > most ? tooLarge(most) : null, chunk);
    },
  });
}

/** The rest of the answer is not needed. */
function dropped(answer: IncomingMessage, reason: NotFetched): NotFetched {
  answer.destroy();
  return reason;
}
