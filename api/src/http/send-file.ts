import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange, keyOf, type OwnFile } from '../kernel/index.ts';
import { ProblemError } from './problems/problem-error.ts';
import { FOREVER } from './send-document.ts';

/** Maximum bytes of one part: a client that reads a file in parts requests the next one. */
const MAX_PART = 4 * 1024 * 1024;

/** Maximum bytes of a whole file. Players request parts. */
export const MAX_WHOLE_FILE = 16 * 1024 * 1024;

const HOUR = 'public, max-age=3600';

/**
 * Sends a file of the agency, whole or the requested `Range`, or a 304 if it has not changed.
 * @param asked key in the URL: if it matches, the answer may be cached for ever
 * @param cacheControl of an answer that is for one visitor only
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, type }: Pick<OwnFile, 'file' | 'type'>,
  asked: string | undefined,
  cacheControl?: string,
): Promise<FastifyReply> {
  // An import may replace or delete the file at any time: all headers describe the file that is open.
  const handle = await open(file).catch(() => null);
  if (!handle) throw new ProblemError('not-found');
  let content: Readable | undefined;
  try {
    const found = await handle.stat();
    const { size } = found;
    const key = keyOf(found);
    const etag = `"${key}"`;
    reply.header('etag', etag).header('accept-ranges', 'bytes').header('content-type', type);
    reply.header('cache-control', cacheControl ?? (asked === key ? FOREVER : HOUR));
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const { range: header, 'if-range': only } = request.headers;
    const isRange = header !== undefined && (only === undefined || only === etag) && request.method === 'GET';
    const range = isRange ? byteRange(header, size, MAX_PART) : null;
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${size}`);
      throw new ProblemError('range-not-satisfiable');
    }
    if (!range && size > MAX_WHOLE_FILE && request.method === 'GET') throw new ProblemError('bad-request');
    const { start, end } = range ?? { start: 0, end: size - 1 };
    // For a stream fastify keeps the stated length.
    reply.header('content-length', end - start + 1);
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    content = handle.createReadStream({ start, end });
    return reply.send(content);
  } finally {
    // The stream closes it.
    if (!content) await handle.close();
  }
}
