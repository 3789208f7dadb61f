import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SentDocument {
  /** Everything that the document depends on; it determines the ETag. */
  madeOf: readonly unknown[];
  type: string;
  cacheControl: string;
  /** Creates the body; not called if the client has it already, or for HEAD. */
  body(): Promise<string | Buffer | Readable> | string | Readable;
}

/** A day; after that, clients revalidate and get 304 if nothing has changed. */
export const A_DAY = 'public, max-age=86400';

/** For documents whose address changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable';

export const A_MINUTE = 'public, max-age=60';

/** Ten minutes, so that a new home is soon in the sitemap and in the feed. */
export const TEN_MINUTES = 'public, max-age=600';

/** Sends a document with its ETag, or 304 if it has not changed. */
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
