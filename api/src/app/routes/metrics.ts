import { hash, timingSafeEqual } from 'node:crypto';
import { isLocal } from '@facade/server-kit/local-network';
import type { FastifyRequest } from 'fastify';
import { type Api, ProblemError } from '../../http/index.ts';
import type { Metrics } from '../../platform/index.ts';

interface MetricsOptions {
  metrics: Metrics;
  /** Null: only this machine and private networks may read. */
  token: string | null;
}

/** `GET /metrics` in the text format of Prometheus. Outside `/api`, so that the shell never forwards it. */
export async function metricsRoute(api: Api, { metrics: { registry }, token }: MetricsOptions): Promise<void> {
  api.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new ProblemError('not-found');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLocal(ip);
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
