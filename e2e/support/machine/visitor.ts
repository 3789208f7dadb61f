import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { SITE_NAME } from './nginx.ts';

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** A visitor who requests nginx from a separate address; `127.0.0.0/8` has enough of them. */
export interface Visitor {
  ask(path: string, question?: Question): Promise<Answer>;
  leave(): void;
}

export function visitorAt(localAddress: string, port: number): Visitor {
  // The test's certificate is self-signed.
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: SITE_NAME });
  const ask = async (path: string, question: Question = {}): Promise<Answer> => {
    const { method = 'GET', headers = {}, body } = question;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request({
      ...{ host: '127.0.0.1', port, localAddress, agent, path, method },
      headers: { host: SITE_NAME, ...length, ...headers },
    });
    asked.end(body);
    try {
      const [answer] = await once(asked, 'response');
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const whole = Buffer.concat(parts);
      return { status: answer.statusCode, headers: answer.headers, body: whole, text: whole.toString() };
    } catch (error) {
      // A kept connection that nginx closed at that moment: like a browser, ask again on a new one.
      if (asked.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return ask(path, question);
      throw error;
    }
  };
  return { ask, leave: () => agent.destroy() };
}
