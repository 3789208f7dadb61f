import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as a CRM got it. */
export interface CrmRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The parsed body, JSON or a form; undefined without one. */
  // biome-ignore lint/suspicious/noExplicitAny: tests name the fields that they sent
  body: any;
}

/** An answer: what becomes JSON, or one that fails. */
export type CrmAnswer = { json: unknown } | { status: number; headers?: Record<string, string> } | { cutOff: string };

/** A small server that plays a CRM, on this machine. */
export class CrmServer {
  readonly requests: CrmRequest[] = [];
  /** Answers that come before the CRM's own, in order. */
  readonly first: CrmAnswer[] = [];
  readonly #server;

  constructor(answer: (request: CrmRequest) => CrmAnswer) {
    this.#server = createServer(async (incoming, response) => {
      const sent = await text(incoming);
      const { method = '', url: path = '', headers } = incoming;
      const request = { method, path, headers, body: bodyOf(sent, headers['content-type']) };
      this.requests.push(request);
      respond(response, this.first.shift() ?? answer(request));
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function bodyOf(sent: string, type = ''): unknown {
  if (sent === '') return undefined;
  return type.includes('json') ? JSON.parse(sent) : Object.fromEntries(new URLSearchParams(sent));
}

function respond(response: ServerResponse, answer: CrmAnswer): void {
  if ('json' in answer)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
  else if ('cutOff' in answer) response.writeHead(200).write(answer.cutOff, () => response.destroy());
  else response.writeHead(answer.status, answer.headers ?? {}).end();
}
