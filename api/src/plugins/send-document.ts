import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SentDocument {
  /** All that the document is made of; another gives another ETag. */
  madeOf: readonly unknown[];
  type: string;
  cacheControl: string;
  /** Makes the body; not called for who has it already, or asks for the head alone. */
  body(): Promise<string | Buffer | Readable> | string | Readable;
}

/** A day: who asks again after that gets 304 while nothing has changed. */
export const A_DAY = 'public, max-age=86400';

/** What another address takes the place of when it changes. */
export const FOREVER = 'public, max-age=31536000, immutable';

export const A_MINUTE = 'public, max-age=60';

/** Ten minutes: a new home is soon in the sitemap and in the feed. */
export const TEN_MINUTES = 'public, max-age=600';

/** Sends a document with its ETag, or the news that it has not changed. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { madeOf, type, cacheControl, body }: SentDocument,
): Promise<FastifyReply> {
  const etag = `"${createHash('sha1').update(JSON.stringify(madeOf)).digest('base64url')}"`;
  const known = request.headers['if-none-match'];
  const isKnown = known === '*' || (known ?? '').split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag);
  const isHead = request.method === 'HEAD';
  const content = isKnown || isHead ? null : await body();
  if (request.signal.aborted) return reply.hijack();
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (isKnown) return reply.status(304).send();
  reply.type(type);
  return content === null ? reply.send() : reply.send(content);
}
