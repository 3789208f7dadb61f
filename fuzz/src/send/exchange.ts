import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Duplex, Writable } from 'node:stream';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The outcome: an answer, a closed connection, or nothing within the limit. */
export type Outcome = ({ answer: Answer } | { closed: string } | { late: true }) & { milliseconds: number };

export interface Exchange {
  host: string;
  bytes: Buffer;
  /** Decides whether the answer has a body. */
  method: string;
  /** The client ends its side. */
  isLast?: boolean;
  /** In milliseconds. */
  limit: number;
}

/**
 * Sends raw bytes on a new connection, and reads one answer with Node's own parser. Node's client would refuse to send most of
 * them, so its own request is discarded.
 */
export function exchange({ host, bytes, method, isLast = false, limit }: Exchange): Promise<Outcome> {
  const [name = '', port = '80'] = host.split(':');
  const started = performance.now();
  const socket = connect({ host: name, port: Number(port), allowHalfOpen: true, noDelay: true });
  return new Promise((resolve) => {
    const finish = (outcome: { answer: Answer } | { closed: string } | { late: true }) => {
      clearTimeout(timer);
      // Reset: thousands of orderly closed connections would use up the machine's ports.
      socket.resetAndDestroy();
      resolve({ ...outcome, milliseconds: performance.now() - started });
    };
    const timer = setTimeout(() => finish({ late: true }), limit);
    const close = (error: Error) => finish({ closed: error.message });
    socket.on('error', close);
    if (isLast) socket.end(bytes);
    else socket.write(bytes);

    const wire = Duplex.from({ readable: socket, writable: nowhere() });
    wire.on('error', close);
    const client = httpRequest({ method, createConnection: () => wire });
    client.on('error', close);
    client.on('upgrade', (message) => finish({ answer: answerOf(message, Buffer.alloc(0)) }));
    client.on('response', (message) => {
      // A client would not notice a body here.
      if (method === 'HEAD') return finish({ answer: answerOf(message, Buffer.alloc(0)) });
      const parts: Buffer[] = [];
      message.on('data', (part: Buffer) => parts.push(part));
      message.on('error', close);
      message.on('end', () => finish({ answer: answerOf(message, Buffer.concat(parts)) }));
    });
    client.end();
  });
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const answerOf = ({ statusCode = 0, headers }: IncomingMessage, body: Buffer): Answer => ({
  status: statusCode,
  headers,
  body,
});
