import { join, resolve } from 'node:path';
import type { BudgetLimits } from './observe/error-budget.ts';
import { readLimits } from './observe/read-limits.ts';
import { originsOf, proxiesOf } from './read-lists.ts';

export interface ShellConfiguration {
  host: string;
  port: number;
  apiUrl: string;
  /** Whose word on the visitor's address is taken: addresses, networks or `loopback`, `linklocal`, `uniquelocal`. */
  trustProxy: string[];
  /** Origins from which the server may fetch and run a release that an override names. */
  overrideOrigins: ReadonlySet<string>;
  /** Folder of all state. */
  data: string;
  /** Names the store and its keys where they are not in the data folder; see `openStore`. */
  storeEnvironment: NodeJS.ProcessEnv;
  /** The shell's own build. */
  build: string;
  pageCache: boolean;
  logLevel: string;
  /** What a canary may fail. */
  budget: BudgetLimits;
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
  const overrideOrigins = originsOf(environment.FACADE_OVERRIDE_ORIGINS, problems);
  const budget = readLimits(environment, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const data = resolve(environment.FACADE_DATA ?? '.facade');
  return {
    host: environment.HOST ?? '0.0.0.0',
    port,
    apiUrl: apiUrl.replace(/\/$/, ''),
    trustProxy,
    overrideOrigins,
    data,
    storeEnvironment: environment,
    build: resolve(environment.FACADE_SHELL_BUILD ?? join(import.meta.dirname, '../../dist')),
    pageCache: environment.FACADE_PAGE_CACHE !== 'off',
    logLevel: environment.LOG_LEVEL ?? 'warn',
    budget,
    metricsToken: environment.FACADE_METRICS_TOKEN || null,
  };
}
