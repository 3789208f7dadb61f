import type { Server } from 'node:net';

/** Tells the process that started this one where it listens, and ends with it. */
export function announce(server: Server): void {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : 0 });
  process.once('disconnect', () => process.exit(0));
}
