import type { FastifyReply } from 'fastify';

/** Aborted when the client closes its connection before the answer is complete. */
export function disconnectOf({ raw }: FastifyReply): AbortSignal {
  const disconnect = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnect.abort();
  });
  if (raw.destroyed) disconnect.abort();
  return disconnect.signal;
}
