import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { REGISTRY_URL } from '@facade/platform/registry/teams';
import type { FastifyInstance } from 'fastify';
import { endToEnd } from '../../api/end-to-end.ts';
import { StreamedUpstream } from '../../api/streamed-upstream.ts';
import { TIME_LIMITS } from '../../time-limits.ts';
import { forwardedHeaders } from '../forwarded.ts';
import { disconnectOf } from './client-disconnect.ts';

/** Teams are few; each sends some files at once. The service says something at least every ten seconds. */
const LIMITS = { maxConcurrent: 64, timeout: TIME_LIMITS.stalled };

/**
 * `/_registry/v1`: the registry service, which verifies who asks. Bodies and answers pass as they come; nothing of them is kept or read here,
 * and this process holds no key.
 */
export async function registryProxy(server: FastifyInstance, { registryUrl }: { registryUrl: string }) {
  const upstream = new StreamedUpstream(registryUrl, LIMITS);
  server.addHook('onClose', async () => upstream.close());
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  server.all(`${REGISTRY_URL}/*`, async (request, reply) => {
    const { method, url: path, headers } = request;
    // The token names the host that the client asked; it was checked to be one of the site's.
    const passed = { ...kept(headers), ...forwardedHeaders(request), 'x-forwarded-host': request.host };
    try {
      const body = request.body as IncomingMessage | undefined;
      const asked = { method, path, headers: passed, signal: disconnectOf(reply), body };
      const answer = await upstream.ask(asked);
      reply.code(answer.statusCode ?? 502).headers(endToEnd(answer.headers));
      return reply.send(answer);
    } catch (error) {
      if (!reply.raw.destroyed) throw error;
      // The client has disconnected.
      return reply.hijack();
    }
  });
}

const kept = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(endToEnd(headers)).filter(
      ([name]) => !name.startsWith('x-forwarded-') && !['cookie', 'forwarded', 'host', 'via'].includes(name),
    ),
  );
