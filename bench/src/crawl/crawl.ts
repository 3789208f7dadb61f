import { setTimeout as wait } from 'node:timers/promises';
import { addressesIn } from './addresses-in.ts';

/** What to crawl, and with how many connections. */
export interface CrawlOrder {
  origin: string;
  /** Number of concurrent requests. */
  connections: number;
}

/** What a crawl found. */
export interface Crawled {
  pages: number;
  pictures: number;
  /** Number of addresses found, pages and pictures. */
  found: number;
  /** Bytes of all answers. */
  bytes: number;
  /** Answers of 503 with `Retry-After`; each was retried. */
  putOff: number;
  /** Addresses whose answer was not 200, with the status; 0: no answer. */
  failed: { address: string; status: number }[];
  /** From the first request to the last answer. */
  seconds: number;
}

/** Timeout of one answer, in milliseconds. */
const LIMIT = 60_000;
/** Maximum number of attempts per address. */
const TRIES = 20;

/** Follows every link and requests every picture, each once, in the order of discovery. */
export async function crawl({ origin, connections }: CrawlOrder): Promise<Crawled> {
  const started = performance.now();
  const known = new Set(['/nl/']);
  const waiting = [...known];
  const result: Crawled = { pages: 0, pictures: 0, found: 0, bytes: 0, putOff: 0, failed: [], seconds: 0 };
  let busy = 0;

  async function visit(address: string): Promise<void> {
    const answer = await ask(origin + address, () => {
      result.putOff += 1;
    });
    result.bytes += answer.body.byteLength;
    if (answer.status !== 200) result.failed.push({ address, status: answer.status });
    else if (!answer.isPage) result.pictures += 1;
    else {
      result.pages += 1;
      const { pages, pictures } = addressesIn(answer.body.toString(), origin);
      for (const found of [...pages, ...pictures].filter((one) => !known.has(one))) {
        known.add(found);
        waiting.push(found);
      }
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0 || busy > 0) {
      const address = waiting.shift();
      if (address === undefined) {
        await wait(10);
        continue;
      }
      busy += 1;
      await visit(address);
      busy -= 1;
    }
  }

  await Promise.all(Array.from({ length: connections }, work));
  return { ...result, found: known.size, seconds: (performance.now() - started) / 1000 };
}

interface Answer {
  status: number;
  isPage: boolean;
  body: Buffer;
}

/** Follows redirects; retries a 503 with `Retry-After` at that time. */
async function ask(url: string, onPutOff: () => void): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(url, { headers: { accept: '*/*' }, signal: AbortSignal.timeout(LIMIT) });
      const body = Buffer.from(await response.arrayBuffer());
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      const retryAfter = Number(response.headers.get('retry-after'));
      if (response.status !== 503 || !retryAfter || tries === TRIES) return { status: response.status, isPage, body };
      onPutOff();
      await wait(retryAfter * 1000);
    } catch {
      return { status: 0, isPage: false, body: Buffer.alloc(0) };
    }
  }
}
