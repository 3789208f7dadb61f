/** Starts the api: `node api/src/main.ts`. Its settings are environment variables, see README. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { startControl } from './commands/control-server.ts';
import { workOn } from './commands/work.ts';
import { type Config, readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { ContentWatch } from './content-watch.ts';
import { closeDatabase, controlSocket, type Db, openDatabase } from './database/index.ts';
import { startOutbox } from './mail/outbox.ts';
import { fileDelivery, smtpDelivery } from './mail/transport.ts';
import { buildServer } from './server.ts';
import { SiteData } from './site-data.ts';

try {
  await start();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const configured = readConfig(process.env);
  if (!configured.ok) throw new StartupError(['The configuration is not right:', ...configured.problems].join('\n  '));
  const { config } = configured;
  checkWritable(config.dataFolder);
  const content = await ContentWatch.open(config.contentFolder, (message) => process.stderr.write(`${message}\n`));
  if (!content.ok)
    throw new StartupError([`The content in ${config.contentFolder} is not right:`, ...content.problems].join('\n  '));
  const db = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder });
  const log = pino({ level: config.logLevel });
  const { smtpUrl } = config.mail;
  const deliver = smtpUrl
    ? smtpDelivery(smtpUrl)
    : fileDelivery(join(config.dataFolder, 'mail'), (line) => log.info(line));
  const outbox = await startOutbox(db, deliver, log);
  const api = await buildServer({ config, db, siteData: new SiteData(db, content.watch), outbox, log });
  const control = await takeCommands(db, config, log);
  const stop = async () => {
    await control.stop();
    await api.close();
    await outbox.stop();
    await closeDatabase(db);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
  try {
    await api.listen({ port: config.port, host: '127.0.0.1' });
  } catch (error) {
    await control.stop();
    await outbox.stop();
    await closeDatabase(db);
    throw listenError(error, config);
  }
  const address = api.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.send?.({ ready: true, port });
}

/** `import` and `owner` open a database server themselves; the embedded database is open here, so it is done here. */
async function takeCommands(db: Db, { dataFolder }: Config, log: Logger): Promise<{ stop(): Promise<void> }> {
  const socket = controlSocket(db);
  if (!socket) return { stop: async () => {} };
  const ending = new AbortController();
  const control = await startControl(socket, workOn(db, dataFolder, ending.signal), log);
  return {
    stop() {
      ending.abort(new StartupError('The site is stopping, nothing was imported: run the command again.'));
      return control.stop();
    },
  };
}

function checkWritable(folder: string): void {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

function listenError(error: unknown, { port }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is in use by another program.`);
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be used by this user.`);
  return error;
}
