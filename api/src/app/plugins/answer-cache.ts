import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Api } from '../../http/index.ts';
import {
  KEYS_HEADER,
  keysIn,
  previewedSnapshot,
  REVISION_HEADER,
  type SiteData,
  type Snapshot,
} from '../../site/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer depends only on the validated parameters and the data. It is cached in memory, with an ETag, until the
     * data that it depends on change (`dependsOn`).
     */
    cached?: boolean;
  }
}

interface Answer {
  body: string;
  etag: string;
  type: string;
  keys: readonly string[];
}

/** Maximum size of the cache in characters; a list page of 24 homes has about 40,000. */
const MOST = 8_000_000;

/**
 * Serves the public read endpoints from memory, and evicts the least recently used answer. The key contains only
 * parameters that the endpoint knows: requests with unknown parameters get the same answer and take no extra memory.
 */
export function addAnswerCache(api: Api, siteData: SiteData): void {
  let revision = '';
  const asked = new WeakMap<FastifyRequest, string>();
  const answers = new LRUCache<string, Answer>({
    maxSize: MOST,
    sizeCalculation: ({ body, keys }, key) => body.length + key.length + keys.join().length,
  });

  /** Evicts answers that the newest snapshot may have changed. */
  function follow({ revision: current, changed }: Snapshot): void {
    if (current === revision) return;
    const since = changed?.since === revision ? new Set(changed.keys) : null;
    for (const [key, { keys }] of answers.entries())
      if (!since || keys.some((one) => since.has(one))) answers.delete(key);
    revision = current;
  }

  api.addHook('preHandler', async (request, reply) => {
    if (!isCached(request)) return;
    follow(await siteData.current());
    asked.set(request, revision);
    reply.header(REVISION_HEADER, revision);
    const answer = answers.get(keyOf(request));
    if (answer) return sendAnswer(request, reply, answer);
  });

  api.addHook('onSend', async (request, reply, payload) => {
    if (!isCached(request) || reply.statusCode !== 200 || reply.hasHeader('etag') || typeof payload !== 'string')
      return payload;
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    // Do not cache an answer from older data.
    if (asked.get(request) === revision)
      answers.set(keyOf(request), {
        body: payload,
        etag,
        type: String(reply.getHeader('content-type')),
        keys: keysIn(reply.getHeader(KEYS_HEADER)),
      });
    setHeaders(reply, etag);
    if (request.headers['if-none-match'] !== etag) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

function isCached(request: FastifyRequest): boolean {
  return request.routeOptions.config.cached === true && request.method === 'GET' && !previewedSnapshot();
}

/** The parameters are validated here: unknown ones were removed or refused, absent ones have their default. */
const keyOf = ({ routeOptions, params, query }: FastifyRequest): string =>
  JSON.stringify([routeOptions.url, params, query]);

function setHeaders(reply: FastifyReply, etag: string): void {
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate');
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, { body, etag, type, keys }: Answer): FastifyReply {
  setHeaders(reply, etag);
  reply.header(KEYS_HEADER, keys.join(' '));
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply
    .type(type)
    .serializer((sent: string) => sent)
    .send(body);
}
