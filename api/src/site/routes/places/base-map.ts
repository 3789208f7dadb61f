import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BASE_MAP_URL } from '@facade/shared-domain/map/base-map-url';
import { z } from 'zod';
import { type Api, FOREVER, ProblemError, problemAnswer } from '../../../http/index.ts';
import { type ByteRange, byteRange } from '../../../kernel/index.ts';
import type { SiteData } from '../../site-data.ts';

/** Maximum bytes of one answer. A tile has some hundred kilobytes; for more, clients request the next range. */
const MOST = 4 * 1024 * 1024;

const TYPE = 'application/vnd.pmtiles';
const HOUR = 'public, max-age=3600';

/** `GET /api/base-map.pmtiles`: ranges of the agency's street map. */
export async function baseMapRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    BASE_MAP_URL,
    {
      // Moving the map requests dozens of ranges.
      logLevel: 'error',
      schema: {
        tags: ['map'],
        summary: 'A part of the street map (PMTiles), by its `Range`',
        querystring: z.object({
          v: z
            .string()
            .max(64)
            .optional()
            .describe('key of the file: with the current key the answer may be cached for ever'),
        }),
        response: {
          200: { description: 'the whole file, of 4 MB at most', content: { [TYPE]: { schema: z.any() } } },
          206: { description: 'the part, of 4 MB at most', content: { [TYPE]: { schema: z.any() } } },
          304: z.any(),
          400: problemAnswer('no range, and the file is larger than the maximum answer'),
          404: problemAnswer('the agency has no street map'),
          416: problemAnswer('no byte of the range is in the file'),
        },
      },
    },
    async (request, reply) => {
      const { baseMap } = (await siteData.current()).content;
      if (!baseMap) throw new ProblemError('not-found');
      const { file, size, key } = baseMap;
      const etag = `"${key}"`;
      reply.header('etag', etag).header('accept-ranges', 'bytes').header('content-type', TYPE);
      reply.header('cache-control', request.query.v === key ? FOREVER : HOUR);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const { range: asked, 'if-range': only } = request.headers;
      const isAsked = asked !== undefined && (only === undefined || only === etag);
      const range = isAsked && request.method === 'GET' ? byteRange(asked, size, MOST) : null;
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${size}`);
        throw new ProblemError('range-not-satisfiable');
      }
      // Fastify keeps the stated length of a stream.
      if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
      if (range) {
        reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
        return reply.status(206).send(await readPart(file, range));
      }
      if (size > MOST) throw new ProblemError('bad-request');
      return reply.send(await readPart(file, { start: 0, end: size - 1 }));
    },
  );
}

/**
 * Some bytes of a street map.
 * @throws ProblemError `unavailable` while the file is being replaced
 */
export async function readPart(file: string, { start, end }: ByteRange): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(end - start + 1), 0, end - start + 1, start);
    // The file is being replaced; the content is reloaded soon.
    if (bytesRead < buffer.length) throw new ProblemError('unavailable', undefined, 1);
    return buffer;
  } finally {
    await handle.close();
  }
}
