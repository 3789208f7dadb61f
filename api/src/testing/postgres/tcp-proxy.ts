import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy for a unix socket, whose connections a test can break. */
export interface TcpProxy {
  port: number;
  /** Resets all open connections. */
  resetAll(): void;
  /** From now on forwards nothing: connections are accepted and stay open, and nothing answers. */
  hang(): void;
  /** Ends {@link TcpProxy.hang} and forwards pending data. */
  pass(): void;
  stop(): Promise<void>;
}

/** Starts a proxy for `socket` on a free port. */
export async function startTcpProxy(socket: string): Promise<TcpProxy> {
  const clients = new Map<Socket, Socket>();
  let hanging = false;
  const server = createServer((client) => {
    const upstream = connect(socket);
    clients.set(client, upstream);
    client.once('close', () => clients.delete(client));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.once('close', () => to.destroy());
      if (hanging) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const each = (act: (socket: Socket) => void) => {
    for (const pair of clients) pair.forEach(act);
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    resetAll() {
      for (const client of clients.keys()) client.resetAndDestroy();
    },
    hang() {
      hanging = true;
      each((end) => end.pause());
    },
    pass() {
      hanging = false;
      each((end) => end.resume());
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      each((end) => end.destroy());
      await closed;
    },
  };
}
