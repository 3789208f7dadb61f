import { createServer } from 'node:net';
import { CommandError } from './command.ts';

/** Throws when somebody else listens on the port already: better before the build than after it. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new CommandError(
          error.code === 'EADDRINUSE' ? `port ${port} is in use; choose another: PORT=8081 npm start` : error.message,
        ),
      ),
    );
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve()));
  });
}
