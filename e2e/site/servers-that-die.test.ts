import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAIN } from '@facade/cli/workspace';
import { expect, test } from 'playwright/test';
import { ROOT } from '../support/root.ts';
import { freePort } from '../support/servers/free-port.ts';

test.skip(process.platform !== 'linux', 'finds processes in /proc');

let data: string;
let url: string;
let command: ChildProcess;
let log = '';

test.beforeAll(async () => {
  test.setTimeout(5 * 60_000);
  data = await mkdtemp(join(tmpdir(), 'facade-dying-'));
  url = `http://127.0.0.1:${await freePort()}`;
  const { SMTP_URL: _mailServer, FACADE_CONTENT: _content, DATABASE_URL: _database, ...environment } = process.env;
  command = fork(MAIN, ['start'], {
    cwd: ROOT,
    env: { ...environment, PORT: new URL(url).port, FACADE_DATA: data },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  await expect.poll(() => log, { timeout: 4 * 60_000 }).toContain('Facade is ready');
});
test.afterAll(async () => {
  command.kill('SIGKILL');
  await expect.poll(() => serversOf(data)).toEqual([]);
  await rm(data, { recursive: true, force: true });
});

/** Processes of api and shell with this data folder. */
function serversOf(folder: string): { pid: number; program: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [words, environment] = ['cmdline', 'environ'].map((file) => readOrNothing(`/proc/${name}/${file}`));
      const program = /(?:api|shell)\/src\/(?:server\/)?main\.ts/.exec(words ?? '')?.[0];
      return program && environment?.split('\0').includes(`FACADE_DATA=${folder}`)
        ? [{ pid: Number(name), program }]
        : [];
    });
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const kill = (program: RegExp) => {
  const found = serversOf(data).find((server) => program.test(server.program));
  if (!found) throw new Error(`${program} does not run`);
  process.kill(found.pid, 'SIGKILL');
};
const statusOf = (path: string, init?: RequestInit) =>
  fetch(url + path, init).then(
    (answer) => answer.status,
    () => 0,
  );
const consent = () =>
  statusOf('/api/consents', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ id: crypto.randomUUID(), version: '1', choices: { statistics: true } }),
  });

test('a killed api restarts, and the shell finds it; cached pages are served until then', async () => {
  expect(await statusOf('/nl/te-koop/')).toBe(200);
  kill(/^api/);
  expect(await statusOf('/nl/te-koop/')).toBe(200);
  await expect.poll(consent, { timeout: 20_000 }).toBe(204);
  await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe(200);
  await expect
    .poll(() => log)
    .toMatch(/facade: the api \(process \d+\) ended unexpectedly \(SIGKILL\); it restarts in/);
  await expect.poll(() => log).toMatch(/facade: the api \(process \d+\) runs again/);
});

test('a killed shell restarts on its port', async () => {
  kill(/^shell/);
  await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe(200);
  expect(await statusOf('/nl/te-koop/')).toBe(200);
  expect(await consent()).toBe(204);
  await expect.poll(() => log).toMatch(/facade: the shell \(process \d+\) runs again/);
});

test('both at once', async () => {
  kill(/^shell/);
  kill(/^api/);
  await expect.poll(() => statusOf('/healthz'), { timeout: 30_000 }).toBe(200);
  await expect.poll(consent, { timeout: 20_000 }).toBe(204);
});

test('when the command is killed, its servers stop', async () => {
  command.kill('SIGKILL');
  await expect.poll(() => serversOf(data), { timeout: 30_000 }).toEqual([]);
});
