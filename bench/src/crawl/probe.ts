import { setTimeout as wait } from 'node:timers/promises';

/** Kinds of requests that visitors send during the crawl. */
export const KINDS = ['pages', 'search', 'forms'] as const;
export type Kind = (typeof KINDS)[number];

/** Milliseconds until each answer was complete, in the order of the requests. */
export type Latencies = Record<Kind, number[]>;

export interface Probe {
  /** Measurements since the last call. */
  take(): Latencies;
  /** Waits for pending answers. Throws if one was wrong: a fast refusal is not a fast site. */
  stop(): Promise<void>;
}

/** Pause of a visitor between an answer and the next request, in milliseconds. */
const PAUSE = 75;
/** Timeout in milliseconds; a timed-out answer counts as that long. */
const LIMIT = 60_000;

/**
 * Three visitors who send requests continuously: one requests pages, one searches, one sends forms.
 * @param pages paths of pages, requested in turn
 */
export function startProbe(origin: string, pages: readonly string[]): Probe {
  let asking = true;
  let latencies = empty();
  const wrong: string[] = [];
  const requests: Record<Kind, (count: number) => Promise<Response>> = {
    pages: (count) => get(origin + pages[count % pages.length]),
    search: (count) => get(`${origin}${SEARCHES[count % SEARCHES.length]}`),
    forms: (count) => sendForm(origin, count),
  };

  const visitor = async (kind: Kind) => {
    for (let count = 0; asking; count += 1) {
      const started = performance.now();
      const status = await requests[kind](count).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error: Error) => error.name,
      );
      latencies[kind].push(performance.now() - started);
      if (status !== 200 && status !== 201) wrong.push(`${kind}: ${status}`);
      await wait(PAUSE);
    }
  };
  const visitors = KINDS.map(visitor);
  return {
    take() {
      const taken = latencies;
      latencies = empty();
      return taken;
    },
    async stop() {
      asking = false;
      await Promise.all(visitors);
      if (wrong.length > 0) throw new Error(`${wrong.length} answers were wrong: ${[...new Set(wrong)].join(', ')}`);
    },
  };
}

const empty = (): Latencies => ({ pages: [], search: [], forms: [] });

const SEARCHES = ['/api/suggest?lang=nl&q=ath', '/api/properties?lang=fr&goal=sale&sort=price', '/api/cities?lang=en'];

const get = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(LIMIT) });

/** Each from another visitor, because the site limits the number of forms per visitor. */
function sendForm(origin: string, count: number): Promise<Response> {
  const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  return fetch(`${origin}/api/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      firstName: 'Marie',
      lastName: 'Dubois',
      email: `marie-${count}@example.be`,
      message: 'Ce bien est-il encore libre ?',
      privacy: true,
      language: 'fr',
    }),
    signal: AbortSignal.timeout(LIMIT),
  });
}
