import { chmodSync } from 'node:fs';
import type { Server } from 'node:http';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { OnProgress } from '../../../import/index.ts';
import { StartupError } from '../../../kernel/index.ts';
import type { Work } from '../work/work.ts';
import type { ImportLine } from './import-line.ts';
import { COMMANDS, importOrder, ORDERS } from './orders.ts';

/** Takes commands from this machine while the site runs. */
export interface Control {
  /** Accepts no more commands and waits for those in progress. */
  stop(): Promise<void>;
}

/**
 * Accepts the commands of processes that find the embedded database open here: HTTP on a unix socket that only this user may
 * use. One import at a time; it continues if its caller disconnects. Failures that an operator can fix are answered with 409
 * and one line.
 * @param socket path of the socket, which must not exist
 */
export async function startControl(socket: string, work: Work, log: FastifyBaseLogger): Promise<Control> {
  const control = Fastify({ bodyLimit: 256 * 1024 }).withTypeProvider<ZodTypeProvider>();
  control.setValidatorCompiler(validatorCompiler);
  control.setSerializerCompiler(serializerCompiler);
  control.setErrorHandler((error, _request, reply) => {
    const { message, statusCode = 500 } = error as Error & { statusCode?: number };
    if (error instanceof StartupError) return reply.status(409).send({ message });
    if (statusCode >= 500) log.error({ err: error }, 'a command failed');
    return reply.status(statusCode).send({ message });
  });

  let isImporting = false;
  control.post('/importFeed', { schema: { body: importOrder } }, async ({ body }, reply) => {
    if (isImporting) throw new StartupError('Another import is running: try again when it has ended.');
    isImporting = true;
    const answer = new PassThrough();
    // It continues if its caller disconnects: then nobody reads the progress, and none is buffered.
    const onProgress: OnProgress = (progress) => {
      if (answer.readableLength === 0) writeLine(answer, { progress });
    };
    void work
      .importFeed(body, onProgress)
      .then((report) => {
        log.info({ ...body, imported: report.imported, ...report.counts }, 'import');
        writeLine(answer, { report });
      })
      .catch((error: Error) => {
        if (!(error instanceof StartupError)) log.error({ err: error }, 'a command failed');
        writeLine(answer, { failure: { message: error.message, status: error instanceof StartupError ? 409 : 500 } });
      })
      .finally(() => {
        isImporting = false;
        answer.end();
      });
    return reply.type('application/x-ndjson').send(answer);
  });
  const answering: Work = {
    ...work,
    async copyDatabase(order) {
      // It has the only connection to the database until it ends, and changes the pictures.
      if (isImporting) throw new StartupError('An import is running: try again when it has ended.');
      return work.copyDatabase(order);
    },
  };
  for (const name of COMMANDS) {
    const answer = answering[name] as (order: unknown) => Promise<unknown>;
    control.post(`/${name}`, { schema: { body: ORDERS[name] } }, async ({ body }, reply) => {
      // Any value, including `false` and undefined.
      const value = (await answer(body)) ?? null;
      return reply.type('application/json').send(JSON.stringify(value));
    });
  }

  await control.ready();
  await listenPrivately(control.server, socket);
  return { stop: () => control.close() };
}

const writeLine = (stream: PassThrough, line: ImportLine) => stream.write(`${JSON.stringify(line)}\n`);

/** Nobody else may use the socket at any moment, so it is created under the umask instead of being restricted afterwards. */
function listenPrivately(server: Server, socket: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    const mask = process.umask(0o077);
    try {
      server.listen(socket, done);
      chmodSync(socket, 0o600);
    } finally {
      process.umask(mask);
    }
  });
}
