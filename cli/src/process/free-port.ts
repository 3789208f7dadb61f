import { createServer } from 'node:net';
import { CommandError } from '../commands/command.ts';

/** Throws when somebody else listens on the port already: better before the build than after it. */
export async function assertPortFree(port: number): Promise<void> {
  const error = await tryPort(port, '0.0.0.0');
  if (!error) return;
  throw new CommandError(
    error.code === 'EADDRINUSE' ? `port ${port} is in use; choose another: PORT=8081 npm start` : error.message,
  );
}

/** Below what systems give to outgoing connections: one of those could take the port while its server is started again. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!(await tryPort(port, '127.0.0.1'))) return port;
  }
}

/** Why one cannot listen there; null where one can. */
function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
