import { join } from 'node:path';
import { readSettings } from '../commands/settings.ts';
import { PATHS, ROOT, shellProgram } from '../workspace.ts';
import type { ServerPlan } from './supervision/supervised-server.ts';

/**
 * Settings that save memory. V8 lets new objects take up to 100 MB before it collects garbage; a smaller young generation is
 * collected more often, at no measurable cost. glibc keeps freed memory in one arena per thread; two arenas for all threads
 * return far more to the system.
 */
export const SMALL = {
  execArgv: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' },
};

/** The api listens on this machine alone. */
export const apiPlan = (env: NodeJS.ProcessEnv, port: number): ServerPlan => ({
  name: 'the api',
  file: join(ROOT, PATHS.apiServer),
  execArgv: SMALL.execArgv,
  env: { ...SMALL.env, ...env, FACADE_API_PORT: String(port) },
  liveUrl: (at) => `http://127.0.0.1:${at}/api/livez`,
});

/** The registry service listens on this machine alone, too. */
export const registryPlan = (env: NodeJS.ProcessEnv, port: number): ServerPlan => ({
  name: 'the registry service',
  file: join(import.meta.dirname, '../registry-service/main.ts'),
  execArgv: SMALL.execArgv,
  env: { ...SMALL.env, ...env, FACADE_REGISTRY_PORT: String(port) },
  liveUrl: (at) => `http://127.0.0.1:${at}/livez`,
});

export const shellPlan = (env: NodeJS.ProcessEnv, port: number): ServerPlan => ({
  name: 'the shell',
  file: shellProgram('server/main'),
  execArgv: SMALL.execArgv,
  env: { ...SMALL.env, ...env, PORT: String(port) },
  liveUrl: (at) => `${shellAddress(at)}livez`,
});

/** Address of the shell for this machine; `HOST` may be only one of its addresses. */
export function shellAddress(port: number): string {
  const { HOST: host } = readSettings(['HOST']);
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}
