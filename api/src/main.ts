/** Starts the api: `node api/src/main.ts`. Environment variables configure it: `docs/settings.md`. */
import { Drain, type DrainTimes } from '@facade/server-kit/drain';
import { type Config, readConfig } from './app/config/config.ts';
import { watchOperation } from './app/operation.ts';
import { buildServer } from './app/server.ts';
import { openReads } from './catalogue/index.ts';
import { startDerivingColumns, startEndingDrops, startScheduledImport } from './import/index.ts';
import { endOnUncaught, openLog, probeFolder, StartupError, TIME_LIMITS } from './kernel/index.ts';
import { NO_WEBHOOK, startWebhook } from './leads/index.ts';
import { openDelivery, startOutbox } from './mail/index.ts';
import { Pictures } from './pictures/index.ts';
import { closeDatabase, Disk, openDatabase, type Repeated } from './platform/index.ts';
import { brochureFolder, filledPaper, withPapers } from './print/index.ts';
import { startErasing } from './privacy/index.ts';
import { ContentWatch, Preparer, SiteData } from './site/index.ts';
import { startSummaries, VisitCounter } from './statistics/index.ts';
import { startDemandWorker } from './subscriptions/index.ts';

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
  const drops = startEndingDrops(db, log);
  const preparer = new Preparer({
    dataFolder: config.dataFolder,
    drawingFolders: [brochureFolder(config.dataFolder)],
    isPreparing: config.preparesPictures,
    siteData,
    pictures,
    log,
  });
  const disk = new Disk(config.dataFolder, log);
  const operation = watchOperation({ db, siteData, disk, pictures, preparer, feeds: schedule?.feeds ?? [], reads });
  const visitCounter = new VisitCounter(db, log);
  // It logs a failure itself, and tries again.
  await visitCounter.ready().catch(() => {});
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
  const close = async () => {
    await api.close();
    await imports.stop();
    await Promise.all([
      preparer.stop(),
      columns.stop(),
      drops.stop(),
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
    await drain.end(drainTimes(config));
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
