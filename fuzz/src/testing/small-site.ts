import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request and its answer; a fault changes it. */
export interface Exchanged {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
  response: ServerResponse;
}

/** Answers in place of the site; false: leaves it to the site. */
export type Fault = (exchanged: Exchanged) => boolean;

export interface SmallSite {
  url: string;
  requests: string[];
  close(): Promise<void>;
}

const OPENAPI = {
  paths: {
    '/api/things': {
      get: {
        parameters: [
          { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 } },
          { name: 'word', in: 'query', schema: { type: 'string', maxLength: 20 } },
        ],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } },
              },
            },
          },
        },
      },
    },
    '/api/forms/contact': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
            },
          },
        },
        responses: { 204: {} },
      },
    },
  },
};

const JSON_ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/openapi.json': OPENAPI,
  '/api/site': {
    languages: [
      { code: 'nl', use: true },
      { code: 'de', use: false },
    ],
    routes: [{ original: '/', paths: { nl: '/nl/' } }],
  },
  '/api/properties': { items: [{ id: 7, path: '/nl/7/', city: 'Ath', zip: '7800', projectId: null, pictures: [] }] },
  '/api/projects': { items: [{ id: 9, path: '/nl/p/9/' }] },
  '/registry.json': { microFrontends: {} },
  '/api/revision': {},
  '/api/owner/session': {},
  '/healthz': {},
  '/api/things': { ok: true },
};

/** A site of one page and two endpoints that fulfils every property except for the given fault. */
export async function startSmallSite(fault: Fault = () => false): Promise<SmallSite> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await textOf(request).catch(() => null);
    // The client has disconnected.
    if (body === null) return;
    const method = request.method ?? '';
    const url = URL.parse(request.url ?? '', 'http://site') ?? new URL('http://site');
    if (request.headers['x-forwarded-for']) requests.push(`${method} ${request.url} ${body}`);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Request-Id', 'r1');
    if (!fault({ method, url, headers: request.headers, body, response })) answer(method, url, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

function answer(method: string, { pathname }: URL, response: ServerResponse): void {
  if (method === 'POST' && pathname === '/api/forms/contact') {
    response.writeHead(204).end();
  } else if (method === 'GET' && pathname in JSON_ANSWERS) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(JSON_ANSWERS[pathname]));
  } else if (
    /^\/(api|_[a-z]+|healthz|livez|readyz|metrics|registry\.json)(\/|$)/.test(pathname) ||
    !/^(GET|HEAD|POST)$/.test(method)
  ) {
    const problem = { type: 'about:blank', title: 'Not found', status: 404, requestId: 'r1' };
    response.writeHead(404, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
  } else {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
  }
}

/** A document that fulfils every property. */
export const PAGE = '<!doctype html><html lang="nl"><body>x</body></html>';
