import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../commands/command.ts';
import { readSettings } from '../commands/settings.ts';
import { assertPortFree, findFreePort } from '../process/free-port.ts';
import { dataFolder } from '../site/data-folder.ts';
import { isSample, sampleContent } from '../site/sample-site.ts';
import { prepareSite } from './prepare.ts';
import { apiPlan, registryPlan, shellAddress, shellPlan } from './server-plans.ts';
import { hangLimits } from './supervision/hang-limits.ts';
import { stopLimit } from './supervision/stop-limit.ts';
import { Supervisor } from './supervision/supervisor.ts';
import { untilReady } from './supervision/until-ready.ts';

/** Milliseconds that the start waits for a slow api, such as one without its database. */
const HEAD_START = 10_000;

export const start: Command = {
  usage: '',
  summary: 'Builds what changed, loads the sample agency and serves the composed site on PORT (default 8080).',
  async run() {
    const settings = readSettings([
      'PORT',
      'FACADE_API_PORT',
      'FACADE_REGISTRY_PORT',
      'FACADE_DRAIN_SECONDS',
      'FACADE_HANG_SECONDS',
    ]);
    const { PORT: port, FACADE_API_PORT: apiPort, FACADE_REGISTRY_PORT: registryPort } = settings;
    const data = dataFolder();
    await assertPortFree(port);
    console.log(`Facade: state in ${data}`);
    const { owners, staff } = await prepareSite();
    const content = isSample() ? { FACADE_CONTENT: sampleContent(data) } : {};
    const env = { NODE_ENV: 'production', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', FACADE_DATA: data, ...content };
    const say = (line: string) => console.error(`facade: ${line}`);
    const site = new Supervisor({
      hang: hangLimits(settings.FACADE_HANG_SECONDS),
      stopLimit: stopLimit(settings.FACADE_DRAIN_SECONDS),
      log: say,
    });
    // Fixed while the site runs: the shell finds the api again after a restart.
    const apiAt = apiPort === 0 ? await findFreePort() : apiPort;
    const registryAt = registryPort === 0 ? await findFreePort() : registryPort;
    const addresses = {
      FACADE_API_URL: `http://127.0.0.1:${apiAt}`,
      FACADE_REGISTRY_URL: `http://127.0.0.1:${registryAt}`,
    };
    // Known to these two only: the shells run code of sections.
    const trust = { FACADE_STAFF_TOKEN: randomBytes(32).toString('base64url') };
    const api = site.start(apiPlan({ ...env, ...addresses, ...trust }, apiAt));
    // Usually it is ready within a second, and the shell need not report a missing api.
    await Promise.race([api, wait(HEAD_START, undefined, { ref: false })]);
    const shell = await site.start(shellPlan({ ...env, ...addresses }, port));
    const registry = site.start(registryPlan({ ...env, ...addresses, ...trust, PORT: String(shell) }, registryAt));
    await api;
    await registry;
    await untilReady(`${shellAddress(shell)}healthz`, say);
    console.log(`\nFacade is ready: http://localhost:${shell}/`);
    for (const { email, password } of owners) console.log(`Sample owner: ${email} / ${password} at /nl/login/`);
    for (const { email, password } of staff) console.log(`Sample staff: ${email} / ${password} at /nl/agency/`);
  },
};
