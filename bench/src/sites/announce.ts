import type { Server } from 'node:net';

/** Reports the address to the parent process, and ends with it. */
export function announce(server: Server): void {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : 0 });
  process.once('disconnect', () => process.exit(0));
}
