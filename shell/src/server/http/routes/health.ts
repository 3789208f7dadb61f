import type { Registry, RegistryDocument } from '@facade/platform/registry';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../../observe/health.ts';

/**
 * The public document of the live releases: exactly the discovery schema. Revision, history and signature stay in the store's
 * document.
 * @see https://github.com/awslabs/frontend-discovery
 */
const publicDocument = ({ schema, microFrontends }: RegistryDocument) => ({ schema, microFrontends });

/**
 * Endpoints for monitoring and load balancers: `/livez` (the process is alive), `/readyz` (it can serve requests; `/healthz` is
 * the same), `/registry.json` (the live releases). They make no requests of their own: they report the result of the last poll.
 */
export async function healthRoutes(
  server: FastifyInstance,
  { registry, health }: { registry: Registry; health: Health },
) {
  server.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  for (const url of ['/readyz', '/healthz']) {
    server.get(url, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const report = health.report();
      if (report.status === 'unavailable') reply.code(503);
      return report;
    });
  }

  server.get('/registry.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return publicDocument(await registry.read());
    } catch (error) {
      request.log.warn({ err: error }, 'the registry cannot be read');
      return reply.code(503).send({ status: 'registry unavailable' });
    }
  });
}
