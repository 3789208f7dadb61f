/** Runs PGlite away from the main thread, whose event loop one heavy query would block, behind a unix socket for pg. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPGlite } from './open-pglite.ts';

const { folder, socket } = workerData as { folder: string | null; socket: string };

const database = await openPGlite(folder, (problem) => {
  process.stderr.write(`The embedded database: ${problem}\n`);
  // After a panic PGlite would spin for ever in the statement that caused it.
  if (problem.startsWith('PANIC')) process.exit(1);
});
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 1 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage('stopped');
  parentPort?.close();
});
parentPort?.postMessage('ready');
