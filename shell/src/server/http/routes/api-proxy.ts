import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endToEnd } from '../../api/end-to-end.ts';
import { Upstream } from '../../api/upstream.ts';
import { UpstreamError } from '../../api/upstream-error.ts';
import { TIME_LIMITS } from '../../time-limits.ts';
import { forwardedHeaders } from '../forwarded.ts';
import { LARGEST_BODY } from '../listener/limits.ts';
import { Refused } from '../security/refused.ts';
import { departureOf } from './departure.ts';

/**
 * Pictures may take long to make and are asked for by the hundred; nothing else ever waits for them. The api refuses what it cannot
 * make in time, and has far fewer in work than connections: ready ones pass.
 */
const PICTURES = { connections: 64, waiting: 192, timeout: TIME_LIMITS.passedOn };
const ALL_ELSE = { connections: 64, waiting: 256, timeout: TIME_LIMITS.passedOn };

/** Pictures, and those that are made for sharing. */
const PICTURE = /^\/api\/(pictures\/|(properties|projects)\/\d+\/share\.)/;

/** Only the server at the end of a connection says these; the shell says its own. */
const NOT_PASSED_ON = ['content-length', 'date', 'forwarded', 'host', 'via', 'x-real-ip'];

export interface ApiProxyOptions {
  apiUrl: string;
  /** A request was not even sent, because too many wait. */
  onRefused(reason: 'pictures' | 'api'): void;
}

/** `/api`: the api, as visitors reach it. A request takes a connection to the api when it has arrived whole. */
export async function apiProxy(server: FastifyInstance, { apiUrl, onRefused }: ApiProxyOptions) {
  const pictures = new Upstream(apiUrl, PICTURES);
  const others = new Upstream(apiUrl, ALL_ELSE);
  server.addHook('onClose', async () => {
    pictures.close();
    others.close();
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
    done(null, body),
  );

  server.all('/api/*', async (request, reply) => {
    const { method, url } = request;
    // No browser sends a fragment, and whoever stands before the api may read one in another way.
    if (url.includes('#')) throw new Refused(400, 'a fragment in the address');
    if (!isPlain(url)) {
      reply.callNotFound();
      return reply;
    }
    const upstream = PICTURE.test(url) ? pictures : others;
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const headers = requestHeaders(request, body);
    try {
      const answer = await upstream.ask({ method, path: url, headers, body, signal: departureOf(reply) });
      return reply.code(answer.status).headers(endToEnd(answer.headers)).send(answer.body);
    } catch (error) {
      if (error instanceof UpstreamError && error.failure === 'busy')
        onRefused(upstream === pictures ? 'pictures' : 'api');
      if (!reply.raw.destroyed) throw error;
      // Nobody is left to be answered.
      return reply.hijack();
    }
  });
}

/** An address that the api reads as the shell does: whole, and with no way up. */
function isPlain(url: string): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/api/') && !decodeURIComponent(path).split(/[/\\]/).includes('..');
}

function requestHeaders(request: FastifyRequest, body: Buffer | undefined) {
  const kept = Object.entries(endToEnd(request.headers)).filter(
    ([name]) => !NOT_PASSED_ON.includes(name) && !name.startsWith('x-forwarded-'),
  );
  const length = body ? { 'content-length': String(body.length) } : {};
  return { ...Object.fromEntries(kept), ...length, ...forwardedHeaders(request) };
}
