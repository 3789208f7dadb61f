import { join, resolve } from 'node:path';
import { readEnvironment } from '@facade/server-kit/environment';
import { settings } from './settings.ts';

export type ShellConfiguration = Extract<ReturnType<typeof readConfiguration>, { ok: true }>['configuration'];

/** Reads the configuration from environment variables: {@link settings} says what each means. Otherwise all its problems, one readable line each. */
export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const checked = readEnvironment(settings, environment);
  if (!checked.ok) return checked;
  const { values } = checked;
  const configuration = {
    host: values.HOST,
    port: values.PORT,
    apiUrl: values.FACADE_API_URL.replace(/\/$/, ''),
    /** Null: teams cannot publish through this shell. */
    registryUrl: values.FACADE_REGISTRY_URL,
    trustProxy: values.FACADE_TRUST_PROXY,
    hosts: new Set(values.FACADE_HOSTS.map((host) => host.toLowerCase())) as ReadonlySet<string>,
    /** Null: not sent. */
    hsts: values.FACADE_HSTS.trim().toLowerCase() === 'off' ? null : values.FACADE_HSTS.trim(),
    connectionsPerAddress: values.FACADE_CONNECTIONS_PER_ADDRESS,
    /** In milliseconds. */
    drain: { grace: values.FACADE_DRAIN_GRACE * 1000, deadline: values.FACADE_DRAIN_SECONDS * 1000 },
    overrideOrigins: new Set(values.FACADE_OVERRIDE_ORIGINS) as ReadonlySet<string>,
    data: resolve(values.FACADE_DATA),
    /** The variables that place the store and its keys outside the data folder; see `openStore`. */
    storeEnvironment: environment,
    build: resolve(values.FACADE_SHELL_BUILD ?? join(import.meta.dirname, '../../../dist')),
    pageCache: values.FACADE_PAGE_CACHE,
    offline: values.FACADE_OFFLINE,
    /** In milliseconds. */
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
  return { ok: true as const, configuration };
}
