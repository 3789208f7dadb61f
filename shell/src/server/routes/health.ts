import type { Registry } from '@facade/platform/registry';
import type { FastifyInstance } from 'fastify';
import type { ServerApi } from '../api-client.ts';

/** `/healthz` for whoever watches the site, `/registry.json` for whoever wants to know what is live. */
export async function healthRoutes(server: FastifyInstance, { registry, api }: { registry: Registry; api: ServerApi }) {
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await api.refresh();
      return { status: 'ok' };
    } catch (error) {
      reply.code(503);
      return { status: 'api unavailable', detail: String(error) };
    }
  });

  server.get('/registry.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await registry.read();
    } catch (error) {
      request.log.warn({ error: String(error) }, 'the registry cannot be read');
      return reply.code(503).send({ status: 'registry unavailable' });
    }
  });
}
