import { hash, timingSafeEqual } from 'node:crypto';
import { isLocal } from '@facade/server-kit/local-network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observer } from '../../observe/observer.ts';

export interface MetricsOptions {
  observer: Observer;
  /** If set, every client must send it. Otherwise this machine and private networks may read the metrics. */
  token: string | null;
}

/** `GET /metrics` in the text format of Prometheus. */
export async function metricsRoute(server: FastifyInstance, { observer, token }: MetricsOptions) {
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, token)) {
      reply.callNotFound();
      return reply;
    }
    const { registry } = observer.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLocal(ip);
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
