import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawClient {
  port: number;
  /** A connection on which `text` was sent. */
  open(text?: string): Socket;
  /** Everything the server answers to `text` until it closes the connection. */
  exchange(text: string): Promise<string>;
  close(): void;
}

/** Sends arbitrary bytes to a server over real connections. */
export async function rawClient(server: FastifyInstance): Promise<RawClient> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const open = (text = '') => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    sockets.push(socket.on('error', () => {}));
    if (text) socket.write(text);
    return socket;
  };
  return {
    port,
    open,
    async exchange(text) {
      let answer = '';
      for await (const part of open(text)) answer += part;
      return answer;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A raw request; without `lines` it has a host and asks for the connection to be closed. */
export const requestText = (start: string, ...lines: string[]): string => {
  const named = lines.some((line) => /^host:/i.test(line)) ? lines : ['host: localhost', ...lines];
  return `${[`${start} HTTP/1.1`, ...named].join('\r\n')}\r\n\r\n`;
};
