import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.ts';

const HOLD = `
  import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
  const taken = takeLock(process.argv[1]);
  console.log(taken.ok ? 'held' : taken.holder);
  setInterval(() => {}, 1000);`;

/** Another process that holds the lock. */
async function holdElsewhere(file: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  expect(said).toBe('held');
  return {
    pid: child.pid,
    async kill() {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exit;
    },
  };
}

describe('takeLock', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-lock-'));
    file = join(folder, 'lock.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('names the living process that holds it, including this one', () => {
    const taken = takeLock(file);
    expect(takeLock(file)).toEqual({ ok: false, holder: `process ${process.pid}` });
    if (taken.ok) taken.lock.release();
  });

  test('can be taken again once it is released', () => {
    const first = takeLock(file);
    if (first.ok) first.lock.release();
    const second = takeLock(file);
    expect(second.ok).toBe(true);
    if (second.ok) second.lock.release();
  });

  test('is free as soon as its holder is killed', async () => {
    const holder = await holdElsewhere(file);
    expect(takeLock(file)).toEqual({ ok: false, holder: `process ${holder.pid}` });
    await holder.kill();
    const taken = takeLock(file);
    expect(taken.ok).toBe(true);
    if (taken.ok) taken.lock.release();
  });

  test('reports that the file may not be opened, as when it belongs to another user', () => {
    mkdirSync(file);
    expect(() => takeLock(file)).toThrow(
      expect.objectContaining({ code: 'EACCES', message: `${file} may not be written` }),
    );
  });

  test('reports that the folder is not writable', () => {
    expect(() => takeLock(join(folder, 'missing', 'lock.sqlite'))).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });
});
