import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import { SITE_NAME } from './nginx.ts';

/** A connection on which a request comes in slowly, or never ends. */
export interface SlowClient {
  /** The server has closed it. */
  isClosed(): boolean;
  leave(): void;
}

/** Sends `start`, then `drip` every so many milliseconds, if any. */
export async function slowClient(
  { localAddress, port }: { localAddress: string; port: number },
  { start, drip, every = 0 }: { start: string; drip?: string; every?: number },
): Promise<SlowClient> {
  const socket = connect({
    socket: connectPlain({ host: '127.0.0.1', port, localAddress }),
    servername: SITE_NAME,
    // The test's certificate is self-signed.
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  socket.on('error', () => {});
  socket.resume();
  socket.write(start);
  const timer = drip ? setInterval(() => socket.writable && socket.write(drip), every) : undefined;
  socket.once('close', () => clearInterval(timer));
  return { isClosed: () => socket.destroyed, leave: () => socket.destroy() };
}
