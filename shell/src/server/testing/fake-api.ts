import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ApiCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Status and body; a string is sent unchanged, anything else as JSON. `hang`: never answers. `cut`: closes the connection. */
export type ApiAnswer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'hang' | 'cut';

export interface FakeApi {
  url: string;
  calls: ApiCall[];
  /** Method and path without query → the answer. */
  answers: Record<string, ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>)>;
  /** Cuts all connections, including new ones, and keeps the port so that no other program takes it. */
  goDown(): void;
  comeBack(): void;
  /** From now on this listener answers instead of `answers`. */
  replace(listener: RequestListener): void;
  close(): Promise<void>;
}

/** An HTTP api with the answers of a test; records its requests. */
export async function startFakeApi(answers: FakeApi['answers']): Promise<FakeApi> {
  const calls: ApiCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '', headers } = request;
    const call = { method, path: url.replace('/api', ''), headers, body: Buffer.concat(chunks).toString() };
    calls.push(call);
    const known = api.answers[`${method} ${call.path.split('?')[0]}`] ?? { status: 404, body: { title: 'Not found' } };
    const answer = typeof known === 'function' ? await known(call) : known;
    if (answer === 'hang') return;
    if (answer === 'cut') return void request.socket.destroy();
    const { status = 200, body = {}, headers: extra = {} } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...extra });
    response.end(status === 204 ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
  let isUnreachable = false;
  server.on('connection', (socket) => {
    if (isUnreachable) socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const api: FakeApi = {
    url: `http://127.0.0.1:${port}`,
    calls,
    answers,
    goDown() {
      isUnreachable = true;
      server.closeAllConnections();
    },
    comeBack() {
      isUnreachable = false;
    },
    replace(listener) {
      server.removeAllListeners('request');
      server.on('request', listener);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return api;
}
