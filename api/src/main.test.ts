import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@facade/server-kit/until';
import { type Run, runProgram } from './testing/run-program.ts';

const run = (env: Record<string, string>, launcher?: string[]): Run =>
  runProgram('main.ts', { LOG_LEVEL: 'silent', ...env }, [], launcher);

/** Gives the process its own PID namespace, as a container does. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canIsolate = spawnSync('unshare', [...CONTAINER.slice(1), 'true']).status === 0;

const readiness = async (port: number | null) => (await fetch(`http://127.0.0.1:${port}/api/readyz`)).status;

describe('main', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-main-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('starts, prints its port, refuses a second api on the same data, and ends on a signal', async () => {
    const first = run({ FACADE_DATA: folder });
    const port = await first.ready;
    expect(port).toBeGreaterThan(0);
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    // Nothing has been imported yet.
    expect(await health.json()).toMatchObject({ status: 'degraded', checks: { catalogue: true, properties: false } });
    const second = await run({ FACADE_DATA: folder }).ended;
    expect(second.code).toBe(1);
    expect(second.errors.trim().split('\n')).toEqual([
      expect.stringContaining(`is open in process ${first.child.pid}`),
    ]);
    first.child.kill('SIGTERM');
    // It is not ready from now on, and still answers requests.
    await until(async () => (await readiness(port)) === 503);
    expect(await first.ended).toEqual({ code: 0, output: '', errors: '' });
  });

  test('restarts with its data after a kill, and ends with its parent process', async () => {
    const first = run({ FACADE_DATA: folder });
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    const second = run({ FACADE_DATA: folder });
    expect(await second.ready).toBeGreaterThan(0);
    second.child.disconnect();
    expect(await second.ended).toEqual({ code: 0, output: '', errors: '' });
  });

  const inContainer = canIsolate ? it : it.skip;
  inContainer(
    `restarts in a container after a kill${canIsolate ? '' : ' (skipped: no unshare for this user)'}`,
    async () => {
      const first = run({ FACADE_DATA: folder }, CONTAINER);
      expect(await first.ready).toBeGreaterThan(0);
      const meanwhile = await run({ FACADE_DATA: folder }, CONTAINER).ended;
      expect(meanwhile).toMatchObject({ code: 1, errors: expect.stringContaining('is open in process 1:') });
      first.child.kill('SIGKILL');
      await first.ended;
      const second = run({ FACADE_DATA: folder }, CONTAINER);
      expect(await second.ready).toBeGreaterThan(0);
      second.child.disconnect();
      expect(await second.ended).toEqual({ code: 0, output: '', errors: '' });
    },
    90_000,
  );

  test('says in one line that its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, errors } = await run({ FACADE_DATA: folder, FACADE_API_PORT: String(port) }).ended;
    await new Promise((done) => server.close(done));
    expect({ code, errors }).toEqual({ code: 1, errors: `Port ${port} is in use by another program.\n` });
  });

  test('says in one line that it cannot write', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, errors } = await run({ FACADE_DATA: join(file, 'data') }).ended;
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `The data folder ${join(file, 'data')} cannot be written to (ENOTDIR).\n`,
    });
  });

  test('lists everything that is wrong with its configuration', async () => {
    const { code, errors } = await run({ FACADE_DATA: folder, SMTP_URL: 'x', FACADE_API_PORT: 'y' }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^The configuration is invalid:\n {2}FACADE_API_PORT: .*\n {2}SMTP_URL: .*\n$/);
  });

  test('says in one line that the database server does not answer', async () => {
    const { code, errors, output } = await run({
      FACADE_DATA: folder,
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/facade',
      FACADE_DATABASE_WAIT: '1',
      LOG_LEVEL: 'warn',
    }).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringContaining('cannot be reached yet, retrying for up to 1 s'),
    ]);
    expect(errors).toMatch(/^The database facade at 127\.0\.0\.1:1 cannot be reached: .*\n$/);
    expect(errors).not.toContain('secret');
  });
});
