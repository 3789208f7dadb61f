/** Runs PGlite away from the main thread, whose event loop one heavy query would block, behind a unix socket for pg. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, socket } = workerData as { folder: string | null; socket: string };

const database = await PGlite.create(folder ?? 'memory://');
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 1 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage('stopped');
  parentPort?.close();
});
parentPort?.postMessage('ready');
