import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** An enquiry of a writer, and its answers. */
export interface Sent {
  /** Marker in the text of the enquiry. */
  marker: string;
  /** When it was acknowledged, by `performance.now()`; null before. */
  acknowledgedAt: number | null;
  /** Status of every answer: 0 for a lost connection or no answer, -503 for a 503 without `Retry-After`. */
  answers: number[];
}

export interface WriterOptions {
  /** The current apis: if one accepts no connection, the next one is tried, as a proxy does. */
  origins: () => string[];
  count: number;
  /** Whether an unacknowledged enquiry is retried with the same idempotency key, as the site's forms do. */
  retries: boolean;
}

export interface Writers {
  /** All enquiries so far, including those in progress. */
  readonly sent: readonly Sent[];
  /** Stops sending, waits for the answers, and returns all enquiries. */
  stop(): Promise<readonly Sent[]>;
}

/** Timeout of an attempt, in milliseconds. */
const ATTEMPT_LIMIT = 15_000;

/** How long a stopping writer retries an unacknowledged enquiry, in milliseconds. */
const LAST_TRIES = 20_000;

/** Pause of a writer between two attempts, in milliseconds: without it the writers alone would keep a processor busy. */
const PAUSE = 20;

/** Starts visitors that send one enquiry after the other, each from another address to avoid the limits per address. */
export function startWriters({ origins, count, retries }: WriterOptions): Writers {
  const sent: Sent[] = [];
  let stoppedAt = Number.POSITIVE_INFINITY;
  let attempts = 0;
  const attempt = async (enquiry: Sent, key: string): Promise<void> => {
    attempts += 1;
    const status = await postToOne(origins(), attempts, enquiry.marker, key);
    enquiry.answers.push(status);
    if (status === 201) enquiry.acknowledgedAt = performance.now();
    await delay(PAUSE);
  };
  const write = async () => {
    while (stoppedAt === Number.POSITIVE_INFINITY) {
      const enquiry: Sent = { marker: `marker-${randomUUID()}`, acknowledgedAt: null, answers: [] };
      const key = randomUUID();
      sent.push(enquiry);
      await attempt(enquiry, key);
      while (retries && enquiry.acknowledgedAt === null && performance.now() < stoppedAt + LAST_TRIES)
        await attempt(enquiry, key);
    }
  };
  const writing = Array.from({ length: count }, write);
  return {
    sent,
    async stop() {
      stoppedAt = performance.now();
      await Promise.all(writing);
      return sent;
    },
  };
}

async function postToOne(origins: string[], attempt: number, marker: string, key: string): Promise<number> {
  for (let tried = 0; tried < origins.length; tried += 1) {
    const status = await post(origins[(attempt + tried) % origins.length] ?? '', attempt, marker, key);
    if (status !== 'refused') return status;
  }
  return 0;
}

async function post(origin: string, attempt: number, marker: string, key: string): Promise<number | 'refused'> {
  const enquiry = {
    firstName: 'Marie',
    lastName: 'Dubois',
    email: `${marker}@example.be`,
    message: marker,
    privacy: true,
  };
  try {
    const response = await fetch(`${origin}/api/forms/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`,
      },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(ATTEMPT_LIMIT),
    });
    await response.arrayBuffer();
    return response.status === 503 && !response.headers.has('retry-after') ? -503 : response.status;
  } catch (error) {
    return (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED' ? 'refused' : 0;
  }
}
