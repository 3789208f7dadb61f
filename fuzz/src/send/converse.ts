import { connect } from 'node:net';
import type { Bytes } from '../request/fuzz-request.ts';

/** Everything received until the connection was closed; null: still open at the limit. */
export interface Conversation {
  received: Bytes | null;
  milliseconds: number;
}

export interface Talk {
  host: string;
  bytes: Buffer;
  /** In milliseconds. */
  limit: number;
  /** Milliseconds of silence after which the client ends its side. */
  silence: number;
}

/** Sends bytes that may not be a request, and reads until the other side closes. */
export function converse({ host, bytes, limit, silence }: Talk): Promise<Conversation> {
  const [name = '', port = '80'] = host.split(':');
  const started = performance.now();
  const socket = connect({ host: name, port: Number(port), allowHalfOpen: true, noDelay: true });
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const finish = (isOver: boolean) => {
      clearTimeout(timer);
      socket.resetAndDestroy();
      const received = isOver ? Buffer.concat(parts).toString('latin1') : null;
      resolve({ received, milliseconds: performance.now() - started });
    };
    const timer = setTimeout(() => finish(false), limit);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('end', () => finish(true));
    socket.on('error', () => finish(true));
    socket.setTimeout(silence, () => socket.end());
    socket.write(bytes);
  });
}

/** The status of each answer in it, without 1xx. */
export const statusesIn = (received: Bytes): number[] =>
  [...received.matchAll(/HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n/g)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
