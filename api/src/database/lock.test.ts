import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.ts';

describe('takeLock', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('names the living process that holds it', () => {
    const file = join(folder, 'lock');
    expect(takeLock(file).ok).toBe(true);
    expect(takeLock(file)).toEqual({ ok: false, holder: process.pid });
  });

  it('can be taken again once it is released', () => {
    const file = join(folder, 'lock');
    const first = takeLock(file);
    if (first.ok) first.lock.release();
    expect(existsSync(file)).toBe(false);
    expect(takeLock(file).ok).toBe(true);
  });

  it('takes over the lock of a process that has died', async () => {
    const file = join(folder, 'lock');
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    writeFileSync(file, String(child.pid));
    expect(takeLock(file).ok).toBe(true);
    expect(takeLock(file)).toEqual({ ok: false, holder: process.pid });
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('takes over a lock that holds no process', () => {
    const file = join(folder, 'lock');
    writeFileSync(file, '');
    expect(takeLock(file).ok).toBe(true);
  });
});
