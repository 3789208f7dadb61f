import { z } from 'zod';
import type { Api } from '../../http/index.ts';
import type { Readiness } from '../../platform/index.ts';

const report = z.object({
  status: z.enum(['ok', 'degraded', 'unavailable']),
  checks: z.record(z.string(), z.boolean()),
});

/**
 * `GET /api/livez`: 200 while the process lives. `GET /api/readyz`, the same as `/api/health`: 200 if the api can
 * serve, with `degraded` if an optional dependency fails; 503 if it cannot.
 */
export async function healthRoute(api: Api, { readiness }: { readiness: Readiness }): Promise<void> {
  api.get(
    '/api/livez',
    {
      logLevel: 'warn',
      schema: {
        tags: ['operation'],
        summary: 'Whether the process lives',
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );
  for (const url of ['/api/readyz', '/api/health'])
    api.get(
      url,
      {
        // Probes arrive every second; problems are logged where they are noticed.
        logLevel: 'error',
        schema: {
          tags: ['operation'],
          summary: 'Whether the api can serve, and its failed checks',
          response: { 200: report, 503: report },
        },
      },
      async (_request, reply) => {
        const found = await readiness.report();
        const isServing = found.status !== 'unavailable';
        if (!isServing) reply.header('retry-after', 2);
        return reply
          .header('cache-control', 'no-store')
          .status(isServing ? 200 : 503)
          .send(found);
      },
    );
}
