import { get } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MEMORY_PATH } from './paths.ts';

/** Headers that Node.js writes itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/** A page of the site as its server compressed it, headers and bytes, answered from memory. */
export async function memoryRoute(server: FastifyInstance, { page }: { page: URL }) {
  const { headers, body } = await compressed(page);
  server.get(MEMORY_PATH, (_request, reply) => reply.headers(headers).send(body));
}

/** `fetch` would decompress it. */
function compressed(url: URL): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
        resolve({ headers: Object.fromEntries(headers) as Record<string, string>, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
  });
}
