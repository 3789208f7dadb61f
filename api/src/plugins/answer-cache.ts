import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../server.ts';
import type { SiteData } from '../site-data.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on the URL and the data only: kept in memory, with an ETag, until the data change. */
    cached?: boolean;
  }
}

interface Answer {
  body: string;
  etag: string;
  type: string;
}

/** Answers kept at once; a list page of 24 is about 40 KB. */
const MAX_ANSWERS = 500;

/** Serves the public read endpoints from memory, the oldest answer going first when there are too many. */
export function addAnswerCache(api: Api, siteData: SiteData): void {
  let revision = '';
  const answers = new Map<string, Answer>();

  api.addHook('onRequest', async (request, reply) => {
    if (!isCached(request)) return;
    const current = (await siteData.current()).revision;
    if (current !== revision) answers.clear();
    revision = current;
    const answer = answers.get(request.url);
    if (!answer) return;
    answers.delete(request.url);
    answers.set(request.url, answer);
    return sendAnswer(request, reply, answer);
  });

  api.addHook('onSend', async (request, reply, payload) => {
    if (!isCached(request) || reply.statusCode !== 200 || reply.hasHeader('etag') || typeof payload !== 'string')
      return payload;
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    answers.set(request.url, { body: payload, etag, type: String(reply.getHeader('content-type')) });
    const oldest = answers.keys().next();
    if (answers.size > MAX_ANSWERS && !oldest.done) answers.delete(oldest.value);
    setHeaders(reply, etag);
    if (request.headers['if-none-match'] !== etag) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

function isCached(request: FastifyRequest): boolean {
  return request.routeOptions.config.cached === true && request.method === 'GET';
}

function setHeaders(reply: FastifyReply, etag: string): void {
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate');
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, { body, etag, type }: Answer): FastifyReply {
  setHeaders(reply, etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply
    .type(type)
    .serializer((sent: string) => sent)
    .send(body);
}
