import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from '@facade/cli/free-port';
import { ROOT } from '@facade/cli/workspace';
import { hasEnded } from '@facade/platform/process/has-ended';
import { memoryOfTree } from '../load/process-memory.ts';

/** The site as its owner starts it. */
export interface NpmStart {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Runs `npm start` with its state in a folder of its own. Rejects when it ends before it is ready. */
export async function npmStart(data: string, databaseUrl?: string): Promise<NpmStart> {
  const { DATABASE_URL: _given, ...inherited } = process.env;
  const port = await findFreePort();
  const env = {
    ...inherited,
    PORT: String(port),
    FACADE_DATA: data,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid } = child;
  if (!pid) throw new Error('npm cannot be run');
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Facade is ready')) resolve();
    });
    child.once('exit', (status) =>
      reject(new Error(`npm start ended with exit status ${status}:\n${lines.join('\n')}`)),
    );
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    async stop() {
      const below = memoryOfTree(pid).map((process) => process.pid);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      // npm does not wait for the site.
      while (!below.every(hasEnded)) await new Promise((done) => setTimeout(done, 100));
    },
  };
}
