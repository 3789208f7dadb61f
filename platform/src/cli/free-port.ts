import { createServer } from 'node:net';
import { CommandError } from './command.ts';

/** The port `PORT` names, 8080 without it. Throws when it is no port. */
export function portOf(text = '8080'): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError(`PORT must be a number from 0 to 65535, not "${text}"`);
  return port;
}

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
