import { join, resolve } from 'node:path';
import type { DrainTimes } from '@facade/server-kit/drain';
import { hstsOf } from '../http/security/hsts.ts';
import type { BudgetLimits } from '../observe/budget/error-budget.ts';
import { readLimits } from './read-limits.ts';
import { hostsOf, originsOf, proxiesOf } from './read-lists.ts';
import { numberOf } from './read-numbers.ts';

/** Half a second: what is published is live well within five, on every shell. */
const LOOK_EVERY = 500;
const SHORTEST_LOOK = 20;
const LONGEST_LOOK = 4000;

export interface ShellConfiguration {
  host: string;
  port: number;
  apiUrl: string;
  /** Whose word on the visitor's address is taken: addresses, networks or `loopback`, `linklocal`, `uniquelocal`. */
  trustProxy: string[];
  /** Names that the site goes by, besides the host of the agency's origin. */
  hosts: ReadonlySet<string>;
  /** Value of `Strict-Transport-Security`; null for none. */
  hsts: string | null;
  /** Open connections from one address that is no trusted proxy's. */
  connectionsPerAddress: number;
  /** How it ends when it is asked to. */
  drain: DrainTimes;
  /** Origins from which the server may fetch and run a release that an override names. */
  overrideOrigins: ReadonlySet<string>;
  /** Folder of all state. */
  data: string;
  /** Names the store and its keys where they are not in the data folder; see `openStore`. */
  storeEnvironment: NodeJS.ProcessEnv;
  /** The shell's own build. */
  build: string;
  pageCache: boolean;
  /** How often it looks for newly published sections and changed data, in milliseconds. */
  lookEvery: number;
  logLevel: string;
  /** What a canary may fail. */
  budget: BudgetLimits;
  /** Whether a live release that spends its error budget is rolled back. */
  rollsBack: boolean;
  /** Asked of everybody who wants the metrics; null: this machine and private networks may have them. */
  metricsToken: string | null;
}

/** Reads the environment. Throws one error that lists everything wrong with it. */
export function readConfiguration(environment: NodeJS.ProcessEnv): ShellConfiguration {
  const problems: string[] = [];
  const port = Number(environment.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT must be 0 to 65535, not "${environment.PORT}"`);
  const apiUrl = environment.FACADE_API_URL ?? '';
  if (!URL.canParse(apiUrl))
    problems.push('FACADE_API_URL must be the address of the api, such as http://127.0.0.1:8090');
  const trustProxy = proxiesOf(environment.FACADE_TRUST_PROXY, problems);
  const hosts = hostsOf(environment.FACADE_HOSTS, problems);
  const hsts = hstsOf(environment.FACADE_HSTS, problems);
  const number = numberOf(environment, problems);
  const connectionsPerAddress = number('FACADE_CONNECTIONS_PER_ADDRESS', { fallback: 200, from: 1, to: 100_000 });
  const drain = {
    grace: number('FACADE_DRAIN_GRACE', { fallback: 0, from: 0, to: 60 }) * 1000,
    deadline: number('FACADE_DRAIN_SECONDS', { fallback: 20, from: 0, to: 600 }) * 1000,
  };
  const overrideOrigins = originsOf(environment.FACADE_OVERRIDE_ORIGINS, problems);
  const lookEvery = Number(environment.FACADE_LOOK_EVERY ?? LOOK_EVERY);
  if (!(lookEvery >= SHORTEST_LOOK && lookEvery <= LONGEST_LOOK))
    problems.push(
      `FACADE_LOOK_EVERY must be ${SHORTEST_LOOK} to ${LONGEST_LOOK} milliseconds, not "${environment.FACADE_LOOK_EVERY}"`,
    );
  const budget = readLimits(environment, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const data = resolve(environment.FACADE_DATA ?? '.facade');
  return {
    host: environment.HOST ?? '0.0.0.0',
    port,
    apiUrl: apiUrl.replace(/\/$/, ''),
    trustProxy,
    hosts,
    hsts,
    connectionsPerAddress,
    drain,
    overrideOrigins,
    data,
    storeEnvironment: environment,
    build: resolve(environment.FACADE_SHELL_BUILD ?? join(import.meta.dirname, '../../../dist')),
    lookEvery,
    pageCache: environment.FACADE_PAGE_CACHE !== 'off',
    logLevel: environment.LOG_LEVEL ?? 'warn',
    budget,
    rollsBack: environment.FACADE_AUTO_ROLLBACK !== 'off',
    metricsToken: environment.FACADE_METRICS_TOKEN || null,
  };
}
