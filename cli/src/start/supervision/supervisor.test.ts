import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded } from '@facade/platform/process/has-ended';
import { findFreePort } from '../../process/free-port.ts';
import type { HangLimits } from './hang-watch.ts';

const SERVER = join(import.meta.dirname, 'fixtures/server.mjs');
let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-supervisor-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const pid of pidsOf(/started/)) if (!hasEnded(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Log of the servers: name, event, process id. */
const notes = (): string[] => {
  const file = join(folder, 'log');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};
const happened = (): string[] => notes().map((line) => line.replace(/ \d+$/, ''));
/** Requests that a server has answered. */
const requestsOf = (name: string): number => {
  const file = join(folder, `log.${name}.requests`);
  return existsSync(file) ? readFileSync(file, 'utf8').length : 0;
};
const pidsOf = (what: RegExp): number[] =>
  notes().flatMap((line) => (what.test(line) ? [Number(line.split(' ').at(-1))] : []));

async function until(what: () => boolean): Promise<void> {
  for (const end = Date.now() + 15_000; !what(); await wait(20)) {
    if (Date.now() > end) throw new Error(`it never happened; noted:\n${notes().join('\n')}`);
  }
}

type Fixture = [name: string, env?: Record<string, string>];

/** A child process with these servers, which prints `running` and the ports when all listen. */
function supervise(servers: Fixture[], hang: Partial<HangLimits> = {}, stopLimit = 40_000) {
  const file = join(folder, 'program.mjs');
  writeFileSync(
    file,
    `import { Supervisor } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))};
    const supervisor = new Supervisor({ hang: ${JSON.stringify({ after: 0, every: 0, start: 0, ...hang })}, firstPause: 50, stopLimit: ${stopLimit}, log: (line) => console.log(line) });
    const ports = [];
    for (const [name, env] of ${JSON.stringify(servers)}) ports.push(await supervisor.start({
      name, file: ${JSON.stringify(SERVER)}, env: { NAME: name, LOG: ${JSON.stringify(join(folder, 'log'))}, ...env },
      liveUrl: (port) => 'http://127.0.0.1:' + port + '/',
    }).catch((error) => { console.log(error.message); process.exit(1); }));
    console.log('running', ...ports);`,
  );
  const child = spawn(process.execPath, [file], { env: { ...process.env, NODE_OPTIONS: '' } });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  const says = (text: RegExp) => until(() => text.test(output));
  return { child, ended, says, output: () => output, running: () => says(/^running/m) };
}

test('a killed server restarts on its port, and the log records it', async () => {
  const port = await findFreePort();
  const site = supervise([['api', { PORT: String(port) }], ['shell']]);
  await site.running();
  const [api = 0] = pidsOf(/^api started/);
  process.kill(api, 'SIGKILL');
  await site.says(/^api \(process \d+\) runs again after [\d.]+ s$/m);
  expect(site.output()).toMatch(`api (process ${api}) ended unexpectedly (SIGKILL); it restarts in 0.05 s`);
  expect(happened()).toEqual(['api started', 'shell started', 'api started']);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
});

test('a server that exits before it is ready is not restarted, and the others stop', async () => {
  const site = supervise([['api'], ['shell', { DOES: 'fails' }]]);
  expect(await site.ended).toBe(1);
  expect(site.output()).toBe('shell ended with exit status 3 before it was ready\n');
  await until(() => happened().includes('api stopped'));
  expect(happened().filter((line) => line.endsWith('started'))).toEqual(['api started', 'shell started']);
});

test('one that ends five times within a minute is given up: the others stop, exit 1', async () => {
  const site = supervise([['api', { DOES: 'fails-later' }], ['shell']]);
  await site.running();
  process.kill(pidsOf(/^api started/)[0] ?? 0, 'SIGKILL');
  expect(await site.ended).toBe(1);
  expect(happened().filter((line) => line === 'api started')).toHaveLength(5);
  expect(happened().slice(-2)).toEqual(['shell stopping-SIGTERM', 'shell stopped']);
  const lines = site.output().split('\n');
  expect(lines.filter((line) => /\(exit status 4\); it restarts in 0.[124] s$/.test(line))).toHaveLength(3);
  expect(site.output()).toMatch(/\(exit status 4\), 5 times within a minute: no more restarts, the site stops\./);
});

test('one that does not answer is killed and restarts; one that answers an error is left alone', async () => {
  const site = supervise([['api', { DOES: 'silent' }], ['shell']], { after: 2000, every: 1000 });
  await site.running();
  await site.says(/^api \(process \d+\) runs again/m);
  expect(site.output()).toMatch(/^api \(process \d+\) has not answered for 2 s and is killed$/m);
  const asked = requestsOf('shell');
  await until(() => requestsOf('shell') > asked + 2);
  expect(happened()).toEqual(['api started', 'shell started', 'api started']);
});

test('one that does not become ready is killed and restarted', async () => {
  const site = supervise([['api', { DOES: 'never-listens' }]], { after: 30_000, every: 5000, start: 3000 });
  await site.running();
  expect(site.output()).toMatch(/^api \(process \d+\) has not become ready within 3 s and is killed$/m);
  expect(happened()).toEqual(['api started', 'api started']);
});

test('a suspended process counts as hanging, too', async () => {
  const site = supervise([['api']], { after: 2000, every: 1000 });
  await site.running();
  process.kill(pidsOf(/^api started/)[0] ?? 0, 'SIGSTOP');
  await site.says(/^api \(process \d+\) runs again/m);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s stops the last started first, one after the other',
  async (signal) => {
    const site = supervise([['api'], ['shell', { DRAIN: '300' }]]);
    await site.running();
    site.child.kill(signal);
    // The terminal signals all its processes, and npm forwards the signal.
    site.child.kill(signal);
    expect(await site.ended).toBe(0);
    expect(happened().slice(2)).toEqual([
      'shell stopping-SIGTERM',
      'shell stopped',
      'api stopping-SIGTERM',
      'api stopped',
    ]);
  },
);

test('one that does not stop within the limit is killed; one that is still draining before it is not', async () => {
  const site = supervise(
    [
      ['api', { DRAIN: '2500' }],
      ['shell', { DOES: 'ignores-signals' }],
    ],
    {},
    3000,
  );
  await site.running();
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
  expect(site.output()).toMatch(/^shell \(process \d+\) has not stopped within 3 s and is killed$/m);
  expect(happened().slice(-2)).toEqual(['api stopping-SIGTERM', 'api stopped']);
});

test('a second signal ends at once', async () => {
  const site = supervise([['api'], ['shell', { DOES: 'ignores-signals' }]]);
  await site.running();
  site.child.kill('SIGTERM');
  await until(() => happened().includes('shell stopping-SIGTERM'));
  await wait(1200);
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(1);
  await until(() => pidsOf(/started/).every(hasEnded));
});

test('nothing is restarted while it stops', async () => {
  const site = supervise([['api'], ['shell', { DRAIN: '5000' }]]);
  await site.running();
  site.child.kill('SIGTERM');
  await until(() => happened().includes('shell stopping-SIGTERM'));
  process.kill(pidsOf(/^api started/)[0] ?? 0, 'SIGKILL');
  expect(await site.ended).toBe(0);
  expect(happened().slice(2)).toEqual(['shell stopping-SIGTERM', 'shell stopped']);
});

test('when it is killed itself, its servers stop', async () => {
  const site = supervise([['api'], ['shell']]);
  await site.running();
  site.child.kill('SIGKILL');
  await until(() => happened().filter((line) => line.endsWith(' stopped')).length === 2);
  expect(happened()).toEqual(expect.arrayContaining(['api stopping-disconnect', 'shell stopping-disconnect']));
});
