import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '@facade/cli/workspace';
import { residentBytes } from '../load/resident-bytes.ts';

export interface Imported {
  seconds: number;
  /** Peak memory of the process, in bytes. */
  peak: number;
}

/** Milliseconds between two samples of the memory. */
const POLL_INTERVAL = 100;

/** Runs the import command on a feed. */
export async function importFeed(file: string, env: Record<string, string>): Promise<Imported> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'api/src/app/commands/import.ts'), file], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, residentBytes(child.pid));
  }, POLL_INTERVAL);
  const [code] = await once(child, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`the import of ${file} failed: ${errors.slice(-2000)}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}
