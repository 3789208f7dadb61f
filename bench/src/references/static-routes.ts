import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { staticPage } from '../static-page/static-page.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The site as static pages: HTML without scripts, compressed as the site compresses it; fonts and pictures as they are. */
export async function staticRoutes(server: FastifyInstance, { site }: { site: string }) {
  const answers = new Map<string, Promise<Answer>>();
  server.get('/*', async (request, reply) => {
    const path = request.raw.url ?? '/';
    const known = answers.get(path) ?? fetchStatic(new URL(path, site));
    answers.set(path, known);
    const { status, headers, body } = await known;
    return reply.code(status).headers(headers).send(body);
  });
}

async function fetchStatic(url: URL): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const cacheControl = response.headers.get('cache-control') ?? 'no-store';
  const headers = { 'content-type': type, 'cache-control': cacheControl };
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!type.startsWith('text/html')) return { status: response.status, headers, body: bytes };
  const body = brotliCompressSync(staticPage(bytes.toString('utf8')), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  return { status: response.status, headers: { ...headers, 'content-encoding': 'br' }, body };
}
