import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** One enquiry that a writer sent, and what it was told. */
export interface Sent {
  /** Stands in the text of the enquiry. */
  marker: string;
  /** When it was acknowledged, by `performance.now()`; null while it is not. */
  acknowledgedAt: number | null;
  /** Status of every answer: 0 where the connection broke instead or nothing came, -503 for a 503 without `Retry-After`. */
  answers: number[];
}

export interface WriterOptions {
  /** The apis at this moment: where one takes no connection the next is asked, as a proxy does. */
  origins: () => string[];
  count: number;
  /** Whether an enquiry that was not acknowledged is sent again under the same idempotency key, as the site's own forms do. */
  retries: boolean;
}

export interface Writers {
  /** Everything sent so far, those under way included. */
  readonly sent: readonly Sent[];
  /** Sends no new enquiry, waits for the answers, and gives everything that was sent. */
  stop(): Promise<readonly Sent[]>;
}

/** A longer attempt is a hang, in milliseconds. */
const ATTEMPT_LIMIT = 15_000;

/** How long a writer that should stop goes on sending an enquiry that is not acknowledged, in milliseconds. */
const LAST_TRIES = 20_000;

/** Pause before an enquiry is sent again, or the next one after a failure, in milliseconds. */
const PAUSE = 20;

/** Starts visitors that send enquiries without a pause, each from another address so that no limit per address applies. */
export function startWriters({ origins, count, retries }: WriterOptions): Writers {
  const sent: Sent[] = [];
  let stoppedAt = Number.POSITIVE_INFINITY;
  let attempts = 0;
  const attempt = async (enquiry: Sent, key: string): Promise<void> => {
    attempts += 1;
    const status = await postToOne(origins(), attempts, enquiry.marker, key);
    enquiry.answers.push(status);
    if (status === 201) enquiry.acknowledgedAt = performance.now();
    else await delay(PAUSE);
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
