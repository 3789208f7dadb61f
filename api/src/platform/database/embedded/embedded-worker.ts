/** Runs PGlite behind a unix socket for pg. In a worker, because one heavy query would block the main thread's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPGlite } from './open-pglite.ts';

const { folder, socket } = workerData as { folder: string | null; socket: string };

let isOpen = false;
const database = await openPGlite(folder, (problem) => {
  // Earlier failures are reasons of a failed start, which may be retried many times.
  if (isOpen) process.stderr.write(`The embedded database: ${problem}\n`);
  parentPort?.postMessage({ problem });
});
isOpen = true;
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 1 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage('stopped');
  parentPort?.close();
});
parentPort?.postMessage('ready');
