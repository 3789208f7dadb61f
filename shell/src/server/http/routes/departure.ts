import type { FastifyReply } from 'fastify';

/** Aborted when the client closes its connection before the answer is complete. */
export function departureOf({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) departure.abort();
  });
  if (raw.destroyed) departure.abort();
  return departure.signal;
}
