import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@facade/server-kit/until';
import { type Account, accountOf } from './account-of.ts';
import { FAULTS, type FaultyDatabase } from './postgres/database-faults.ts';
import { type RunDatabase, readMessages } from './postgres/run-databases.ts';
import { type Run, runProgram } from './run-program.ts';
import { seededRandom } from './seeded-random.ts';
import { startWriters, type Writers } from './writers.ts';

/** Number of visitors that send enquiries all the time. */
const WRITERS = 4;

/** Longest time between two faults, in milliseconds. */
const INTERVAL = 1000;

/** The run ends if an api does not start or nothing is acknowledged for this long, in seconds. */
const LIMIT = 60;

export interface RunOptions {
  /** How many faults. */
  times: number;
  /** Seed for the moments of the faults. */
  seed: number;
  /** Minimum number of acknowledged enquiries. Default: the run ends with its last fault. */
  submissions?: number;
}

interface Api {
  run: Run;
  origin: string;
}

async function startApi(env: Record<string, string>): Promise<Api> {
  const run = runProgram('main.ts', env);
  const port = await run.ready;
  if (port !== null) return { run, origin: `http://127.0.0.1:${port}` };
  const { output, errors } = await run.ended;
  throw new Error(`an api did not start: ${errors}${output}`);
}

async function end({ run }: Api, signal: NodeJS.Signals): Promise<void> {
  run.child.kill(signal);
  await run.ended;
}

/** Waits until each writer has had another acknowledgement. */
async function writersGoOn(writers: Writers): Promise<void> {
  const since = performance.now();
  const later = () => writers.sent.filter(({ acknowledgedAt }) => acknowledgedAt !== null && acknowledgedAt > since);
  await until(() => later().length >= WRITERS, LIMIT);
}

/** Waits until this many were acknowledged; a run on a busy machine takes minutes. */
const acknowledged = (writers: Writers, least: number): Promise<unknown> =>
  until(() => writers.sent.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length >= least, 10 * LIMIT);

/** `kill -9` of the only api at random moments under load; it is restarted each time. */
export async function runKills(database: RunDatabase, { times, seed, submissions = 0 }: RunOptions): Promise<Account> {
  const random = seededRandom(seed);
  let api = await startApi(database.env);
  const writers = startWriters({ origins: () => [api.origin], count: WRITERS, retries: true });
  for (let kill = 0; kill < times; kill += 1) {
    await writersGoOn(writers);
    await delay(random() * INTERVAL);
    await acknowledged(writers, (submissions * kill) / times);
    await end(api, 'SIGKILL');
    api = await startApi(database.env);
  }
  await acknowledged(writers, submissions);
  const sent = await writers.stop();
  await end(api, 'SIGTERM');
  return accountOf(sent, await database.stored());
}

/** Graceful restarts under load: of two apis in turn on a server, of the only one on the embedded database. */
export async function runRestarts(database: RunDatabase, { times, seed }: RunOptions): Promise<Account> {
  const random = seededRandom(seed);
  const apis: Api[] = [];
  for (let count = database.name === 'embedded' ? 1 : 2; count > 0; count -= 1) apis.push(await startApi(database.env));
  const writers = startWriters({ origins: () => apis.map(({ origin }) => origin), count: WRITERS, retries: true });
  for (let restart = 0; restart < times; restart += 1) {
    await writersGoOn(writers);
    await delay(random() * INTERVAL);
    const place = restart % apis.length;
    await end(apis[place] as Api, 'SIGTERM');
    apis[place] = await startApi(database.env);
  }
  const sent = await writers.stop();
  for (const api of apis) await end(api, 'SIGTERM');
  return accountOf(sent, await database.stored());
}

/** The effect of database faults on an api. */
export interface FaultAccount extends Account {
  /** How often the api ended. */
  deaths: number;
  /** Longest time from the end of an outage until an enquiry was acknowledged, in seconds. */
  slowestRecovery: number;
}

/** The four faults in turn, at random moments under load. An api that ends is restarted and counted. */
export async function runFaults(database: FaultyDatabase, { times, seed }: RunOptions): Promise<FaultAccount> {
  const random = seededRandom(seed);
  const faults = Object.values(FAULTS);
  let deaths = 0;
  let slowestRecovery = 0;
  let api = await startApi(database.env);
  const writers = startWriters({ origins: () => [api.origin], count: WRITERS, retries: true });
  for (let count = 0; count < times; count += 1) {
    await writersGoOn(writers);
    await delay(random() * INTERVAL);
    await faults[count % faults.length]?.(database);
    const back = performance.now();
    await delay(INTERVAL / 4);
    if (api.run.child.exitCode !== null) {
      deaths += 1;
      api = await startApi(database.env);
    }
    await writersGoOn(writers);
    const later = writers.sent.map(({ acknowledgedAt }) => acknowledgedAt ?? 0).filter((time) => time > back);
    slowestRecovery = Math.max(slowestRecovery, (Math.min(...later) - back) / 1000);
  }
  const sent = await writers.stop();
  await end(api, 'SIGTERM');
  return { ...accountOf(sent, await readMessages(database.server.url, '')), deaths, slowestRecovery };
}
