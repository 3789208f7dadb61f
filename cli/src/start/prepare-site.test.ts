import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@facade/platform/registry';
import { type S3Server, startS3Server } from '@facade/platform/testing/s3-server';

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facade-prepare-'));
  server = await startS3Server();
});
afterEach(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function prepare() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prepare-site.ts')], {
    env: { ...process.env, ...server.environment, NODE_OPTIONS: '', FACADE_DATA: folder, FACADE_CONTENT: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [status] = await once(child, 'exit');
  // Another test may build the same checkout at that moment.
  const lines = errors.split('\n').filter((line) => line !== '' && !line.startsWith('  waiting for process'));
  return { status, lines };
}

// The first start builds everything.
test('a store that hangs gives one line: without releases the start fails, with earlier ones it continues', async () => {
  server.hang('silent');
  const away = 's3://releases/a-site cannot be used: no answer within 4 s';
  expect(await prepare()).toEqual({ status: 1, lines: [`facade: ${away}`] });
  server.hang(null);
  expect(await prepare()).toEqual({ status: 0, lines: [] });
  await openStore({ data: folder, environment: server.environment, serves: true }).registry.read();
  server.hang('silent');
  expect(await prepare()).toEqual({
    status: 0,
    lines: [`facade: ${away}; the site starts with the releases it has, nothing was published`],
  });
}, 180_000);
