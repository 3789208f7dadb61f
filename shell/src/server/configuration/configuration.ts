import { join, resolve } from 'node:path';
import type { DrainTimes } from '@facade/server-kit/drain';
import { type LOG_LEVELS, readEnvironment } from '@facade/server-kit/environment';
import type { BudgetLimits } from '../observe/budget/error-budget.ts';
import { settings } from './settings.ts';

export interface ShellConfiguration {
  host: string;
  port: number;
  apiUrl: string;
  /** Proxies whose header names the visitor's address: addresses, networks or `loopback`, `linklocal`, `uniquelocal`. */
  trustProxy: string[];
  /** Host names of the site in addition to that of the agency's origin. */
  hosts: ReadonlySet<string>;
  /** Value of `Strict-Transport-Security`; null: not sent. */
  hsts: string | null;
  /** Maximum number of open connections from one address. Trusted proxies are exempt. */
  connectionsPerAddress: number;
  /** How the server stops. */
  drain: DrainTimes;
  /** Origins from which an override may make the server fetch and run a release. */
  overrideOrigins: ReadonlySet<string>;
  /** Folder of all state. */
  data: string;
  /** The variables that place the store and its keys outside the data folder; see `openStore`. */
  storeEnvironment: NodeJS.ProcessEnv;
  /** The shell's own build. */
  build: string;
  pageCache: boolean;
  /** Whether browsers get a service worker. If not, existing workers unregister themselves. */
  offline: boolean;
  /** How often to poll for newly published sections and changed data, in milliseconds. */
  pollInterval: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The error budget of a canary. */
  budget: BudgetLimits;
  /** Whether a live release that exhausts its error budget is rolled back. */
  rollsBack: boolean;
  /** Required from every client that reads the metrics. Null: only this machine and private networks may read them. */
  metricsToken: string | null;
}

/** The configuration, or the full list of its problems, one readable line each. */
type ConfigurationResult = { ok: true; configuration: ShellConfiguration } | { ok: false; problems: string[] };

/** Reads the configuration from environment variables. */
export function readConfiguration(environment: NodeJS.ProcessEnv): ConfigurationResult {
  const checked = readEnvironment(settings, environment);
  if (!checked.ok) return checked;
  const { values } = checked;
  const configuration: ShellConfiguration = {
    host: values.HOST,
    port: values.PORT,
    apiUrl: values.FACADE_API_URL.replace(/\/$/, ''),
    trustProxy: values.FACADE_TRUST_PROXY,
    hosts: new Set(values.FACADE_HOSTS.map((host) => host.toLowerCase())),
    hsts: values.FACADE_HSTS.trim().toLowerCase() === 'off' ? null : values.FACADE_HSTS.trim(),
    connectionsPerAddress: values.FACADE_CONNECTIONS_PER_ADDRESS,
    drain: { grace: values.FACADE_DRAIN_GRACE * 1000, deadline: values.FACADE_DRAIN_SECONDS * 1000 },
    overrideOrigins: new Set(values.FACADE_OVERRIDE_ORIGINS),
    data: resolve(values.FACADE_DATA),
    storeEnvironment: environment,
    build: resolve(values.FACADE_SHELL_BUILD ?? join(import.meta.dirname, '../../../dist')),
    pageCache: values.FACADE_PAGE_CACHE,
    offline: values.FACADE_OFFLINE,
    pollInterval: values.FACADE_POLL_INTERVAL,
    logLevel: values.LOG_LEVEL,
    budget: {
      percent: values.FACADE_BUDGET_PERCENT,
      failures: values.FACADE_BUDGET_FAILURES,
      window: values.FACADE_BUDGET_MINUTES * 60_000,
    },
    rollsBack: values.FACADE_AUTO_ROLLBACK,
    metricsToken: values.FACADE_METRICS_TOKEN,
  };
  return { ok: true, configuration };
}
