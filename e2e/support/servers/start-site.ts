import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAIN } from '@facade/cli/workspace';
import { ROOT } from '../root.ts';
import { startCrm } from './crm.ts';
import { freePort } from './free-port.ts';

/** Building, rendering and importing included; a slow machine may take its time. */
const TIMEOUT = 5 * 60_000;

/**
 * Before all journeys: starts the whole site as `npm start` does, with separate state, and puts its address into the
 * environment of the tests. Returns a function that stops it.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const data = await mkdtemp(join(tmpdir(), 'facade-journeys-'));
  const url = `http://localhost:${await freePort()}`;
  const { SMTP_URL: _mailServer, FACADE_CONTENT: _content, DATABASE_URL: _database, ...environment } = process.env;
  const events = `${data}-crm.ndjson`;
  const crm = await startCrm(events);
  const child = fork(MAIN, ['start'], {
    cwd: ROOT,
    env: { ...environment, ...crm.settings, PORT: new URL(url).port, FACADE_DATA: data },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    crm.stop();
    for (const path of [data, events]) await rm(path, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_BASE_URL = url;
  process.env.E2E_DATA = data;
  process.env.E2E_CRM = events;
  process.env.E2E_CRM_SECRET = crm.settings.WEBHOOK_SECRET;
  return stop;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the site ended with exit status ${child.exitCode} while it started`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the site at ${url} did not become ready`);
}
