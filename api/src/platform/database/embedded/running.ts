import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../../kernel/index.ts';

/** How long a server whose owner has ended may take to end, in milliseconds. */
const LONGEST_END = 30_000;

/** Name of the file in the database's files that a running server writes, with a line for each of its facts. */
const PID_FILE = 'postmaster.pid';

/** A server that uses the files now. */
interface Running {
  pid: number;
  port: number;
  /** Folder of its socket; empty: it listens on the loopback. */
  socket: string;
}

/** What the server of these files has written about itself; null if none runs or has crashed. */
export function readRunning(data: string): Running | null {
  try {
    const [pid, , , port, socket = ''] = readFileSync(join(data, PID_FILE), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port), socket };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM')
      throw new StartupError(`Only the user that runs the site may use the embedded database in ${data}.`);
    return null;
  }
}

/**
 * Waits until no server uses the files: one whose owner has just ended is still writing to them. After a crash or a power cut its number
 * may be that of another program, as in a container that was started again. Only the holder of the lock may call this.
 */
export async function waitUntilFree(data: string): Promise<void> {
  for (const end = performance.now() + LONGEST_END; performance.now() < end; await delay(20)) {
    const running = readRunning(data);
    if (!running || !isAlive(running.pid)) return;
    if (!isIn(data, running.pid)) {
      rmSync(join(data, PID_FILE), { force: true });
      return;
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A server works in the folder of its files. True where the system does not say: then PostgreSQL decides. */
function isIn(data: string, pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}
