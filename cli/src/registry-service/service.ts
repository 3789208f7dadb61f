import { REGISTRY_URL } from '@facade/platform/registry/teams';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { digestOf } from '../client/credential.ts';
import { LARGEST_FILE } from '../client/protocol.ts';
import { Authenticator } from './auth/authenticator.ts';
import type { Identity } from './auth/identity.ts';
import type { ServiceParts } from './parts.ts';
import { FAILED, Refused, refusalOf } from './refused.ts';
import { assertSectionName, changeRoutes } from './routes/changes.ts';
import { offerRoutes } from './routes/offers.ts';
import { publicRoutes, readRoutes } from './routes/reads.ts';
import { staffRoutes } from './routes/staff.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it. */
    identity: Identity;
    /** SHA-256 that its token demands of the body; null if it demands none. */
    digest: string | null;
    /** The site as the client addressed it. */
    siteUrl: string;
  }
}

/** The registry service: publishes and changes sections for whoever proves a right to it. */
export async function buildService(parts: ServiceParts): Promise<FastifyInstance> {
  const { store, attempts, staff } = parts;
  const server = Fastify({
    logger: parts.logLevel ? { level: parts.logLevel } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_FILE,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => answerMalformed(error, reply),
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async () => {
    await store.registry.read();
    return { status: 'ok' };
  });
  server.setNotFoundHandler((_request, reply) => {
    void reply
      .code(404)
      .send({ code: 'no-such-address', message: `the service has no such address below ${REGISTRY_URL}` });
  });

  server.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      request.log.error({ err: error }, 'a request failed');
      return reply.code(500).send(FAILED);
    }
    await noteRefusal(request, refusal);
    return reply.code(refusal.status).send(refusal.answer);
  });

  /** What somebody known may not do stands in the history; anything else only in the log. */
  async function noteRefusal(request: FastifyRequest, { status, answer, message }: Refused): Promise<void> {
    const { identity, params } = request;
    const { section = '' } = (params ?? {}) as { section?: string };
    const what = `${request.method} ${request.url}`;
    request.log.warn({ refused: answer.code, why: message, by: identity?.by, what }, 'a request was refused');
    if (status === 403 && identity)
      await attempts.add({ section, at: new Date().toISOString(), by: identity.by, what, why: message });
  }

  server.decorateRequest('identity');
  server.decorateRequest('digest', null);
  server.decorateRequest('siteUrl', '');
  await server.register(async (open) => publicRoutes(open, parts), { prefix: REGISTRY_URL });
  if (staff) await server.register(async (own) => staffRoutes(own, parts, staff), { prefix: '/staff' });
  await server.register(
    async (closed) => {
      const authenticator = new Authenticator(store);
      closed.addHook('onRequest', async (request) => {
        const { method, url: path, headers } = request;
        const host = String(headers['x-forwarded-host'] ?? headers.host ?? '');
        request.siteUrl = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}/`;
        assertSectionName(request);
        const asked = { authorization: headers.authorization, method, path, host };
        const { identity, digest } = await authenticator.identify(asked, await store.registry.read());
        Object.assign(request, { identity, digest });
      });
      closed.addHook('preValidation', async ({ digest, body }) => {
        if (digest !== null && digest !== digestOf(Buffer.isBuffer(body) ? body : Buffer.alloc(0)))
          throw new Refused(401, { code: 'wrong-body', message: 'the token was signed for another body' });
      });
      offerRoutes(closed, parts);
      changeRoutes(closed, parts);
      readRoutes(closed, parts);
    },
    { prefix: REGISTRY_URL },
  );
  return server;
}

/** For addresses that never reach a route. */
function answerMalformed({ message }: Error, reply: FastifyReply): void {
  void reply.code(400).send({ code: 'bad-request', message });
}
