import { createServer } from 'node:net';
import { CommandError } from '../commands/command.ts';

/** Throws if the port is in use: better before the build than after it. */
export async function assertPortFree(port: number): Promise<void> {
  const error = await tryPort(port, '0.0.0.0');
  if (!error) return;
  throw new CommandError(
    error.code === 'EADDRINUSE' ? `port ${port} is in use; choose another: PORT=8081 npm start` : error.message,
  );
}

/** Below the range of outgoing connections: one of those could take the port during a restart of its server. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!(await tryPort(port, '127.0.0.1'))) return port;
  }
}

/** Why the port cannot be used; null if it can. */
function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
