/** Starts the api: `node api/src/main.ts`. Environment variables configure it: `docs/settings.md`. */
import { Drain, type DrainTimes } from '@facade/server-kit/drain';
import { NO_WEBHOOK, startWebhook } from './agency/webhook/webhook.ts';
import { startDerivingColumns } from './catalogue/derive-columns.ts';
import { takeCommands } from './commands/control/take-commands.ts';
import { type Config, readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { ContentWatch } from './content-watch.ts';
import { closeDatabase, openDatabase } from './database/index.ts';
import { startDemandWorker } from './demand/demand-worker.ts';
import { probeFolder } from './files/probe-folder.ts';
import { startScheduledImport } from './import/scheduled/scheduled-import.ts';
import { endOnUncaught, openLog } from './log.ts';
import { openDelivery } from './mail/open-delivery.ts';
import { startOutbox } from './mail/outbox.ts';
import { Disk } from './operation/disk.ts';
import { watchOperation } from './operation/operation.ts';
import type { Repeated } from './operation/repeat.ts';
import { startSummaries } from './owners/summary/summary-job.ts';
import { filledPaper } from './papers/filled-paper.ts';
import { withPapers } from './papers/paper-delivery.ts';
import { Pictures } from './pictures/pictures.ts';
import { Preparer } from './pictures/preparer.ts';
import { startErasing } from './privacy/erasing-job.ts';
import { openReads } from './replicas/open-reads.ts';
import { buildServer } from './server.ts';
import { SiteData } from './site-data.ts';
import { TIME_LIMITS } from './time-limits.ts';
import { VisitCounter } from './visits/visit-counter.ts';

/** How often the api checks itself without probes, so that problems are logged, in milliseconds. */
const CHECK_EVERY = 10_000;

/**
 * Connections are accepted until none has arrived for this many milliseconds: the load balancer has noticed by then.
 */
const QUIET = 300;

/** At most this part of the drain time. */
const GRACE_SHARE = 1 / 4;

const NO_JOB: Repeated = { stop: async () => {} };

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

try {
  await start();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const configured = readConfig(process.env);
  if (!configured.ok) throw new StartupError(['The configuration is invalid:', ...configured.problems].join('\n  '));
  const { config } = configured;
  const hasParent = process.connected;
  const log = openLog(config.logLevel);
  endOnUncaught(log);
  await checkWritable(config.dataFolder);
  const pictures = new Pictures({ dataFolder: config.dataFolder, log });
  const content = await ContentWatch.open({
    folder: config.contentFolder,
    warn: (message) => log.warn(message),
    measure: pictures.measure,
  });
  if (!content.ok)
    throw new StartupError([`The content in ${config.contentFolder} is invalid:`, ...content.problems].join('\n  '));
  const db = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataFolder,
    wait: config.databaseWaitSeconds * 1000,
    log,
  });
  const reads = await openReads(db, config.readUrls, log);
  const siteData = new SiteData(db, content.watch, log, reads);
  const delivery = openDelivery(config, (line) => log.info(line));
  const outbox = await startOutbox(
    db,
    withPapers(delivery, (id) => filledPaper({ db, siteData }, id), log),
    log,
  );
  const webhook = config.webhook ? await startWebhook(db, config.webhook, log) : NO_WEBHOOK;
  const demands = startDemandWorker({ db, siteData, outbox, mail: config.mail, log });
  const schedule = config.feedSchedule;
  const imports = schedule
    ? startScheduledImport(schedule, { db, config, siteData, outbox, measure: pictures.measure, log })
    : NO_JOB;
  const columns = startDerivingColumns(db, log);
  const preparer = new Preparer({ dataFolder: config.dataFolder, drawingFolders: [brochureFolder(config.dataFolder)], siteData, pictures, log });
  const disk = new Disk(config.dataFolder, log);
  const operation = watchOperation({ db, siteData, disk, pictures, preparer, isImporting: schedule !== null, reads });
  const visitCounter = new VisitCounter(db, log);
  const api = await buildServer({
    config,
    db,
    siteData,
    outbox,
    webhook,
    pictures,
    operation,
    visitCounter,
    log,
  });
  const drain = new Drain();
  drain.watch(api.server);
  const erasing = startErasing(
    { db, dataFolder: config.dataFolder },
    async () => (await siteData.current()).content.settings.retention,
    log,
  );
  const summaries = startSummaries({ db, siteData, outbox, mail: config.mail, log });
  const control = await takeCommands(db, { config, pictures, siteData, outbox, log });
  const close = async () => {
    await api.close();
    await imports.stop();
    await Promise.all([
      preparer.stop(),
      columns.stop(),
      demands.stop(),
      pictures.close(),
      erasing.stop(),
      visitCounter.stop(),
      summaries.stop(),
    ]);
    await Promise.all([outbox.stop(), webhook.stop()]);
    await reads.close();
    await closeDatabase(db);
  };
  const stop = async () => {
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + TIME_LIMITS.close).unref();
    operation.readiness.drain();
    await Promise.all([drain.end(drainTimes(config)), control.stop()]);
    await close();
    process.exit(0);
  };
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) void stop();
    isStopping = true;
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stopOnce);
  setInterval(() => void operation.readiness.report(), CHECK_EVERY).unref();
  // Load the catalogue: from then on reads work without the database.
  await operation.readiness.report();
  try {
    await api.listen({ port: config.port, host: '127.0.0.1' });
  } catch (error) {
    await control.stop();
    await close();
    throw listenError(error, config);
  }
  const address = api.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.send?.({ ready: true, port });
  if (hasParent && !process.connected) stopOnce();
}

function drainTimes({ drainSeconds }: Config): DrainTimes {
  const deadline = drainSeconds * 1000;
  return { grace: deadline * GRACE_SHARE, quiet: QUIET, deadline };
}

/** Checks permissions only: the api starts on a full disk, too. */
async function checkWritable(folder: string): Promise<void> {
  await probeFolder(folder, 0).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartupError(`The data folder ${folder} cannot be written to (${code}).`);
  });
}

function listenError(error: unknown, { port }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is in use by another program.`);
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be used by this user.`);
  return error;
}
