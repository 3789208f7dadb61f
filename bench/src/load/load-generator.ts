import { join } from 'node:path';
import { type StartedProcess, startProcess, stopProcess } from '../sites/start-process.ts';
import type { Drive, Driven } from './drive.ts';
import { processorSeconds } from './processor-seconds.ts';

const CONNECTIONS = 32;

export interface LoadTarget {
  server: StartedProcess;
  path: string;
  headers?: Record<string, string>;
}

export interface LoadGenerator {
  /**
   * Sends the given number of requests. Returns the server's processor seconds per answer (clock seconds if those cannot be
   * read): independent of other load on the machine. Rejects if a request fails.
   * @param connections by default so many that the server always has work
   */
  drive(target: LoadTarget, amount: number, connections?: number): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a load generator, pinned to its own core if possible. */
export async function startLoadGenerator(core: number): Promise<LoadGenerator> {
  const generator = await startProcess(join(import.meta.dirname, 'drive.ts'), { core });
  const { child } = generator;
  return {
    async drive({ server, path, headers = {} }, amount, connections = CONNECTIONS) {
      const url = server.origin + path;
      const driven = new Promise<Driven>((resolve) => child.once('message', resolve));
      const before = processorSeconds(server.child.pid);
      child.send({ url, headers, amount, connections } satisfies Drive);
      const { answers, failed, seconds } = await driven;
      if (failed > 0) throw new Error(`${url}: ${failed} requests failed under load`);
      return (processorSeconds(server.child.pid) - before || seconds) / answers;
    },
    stop: () => stopProcess(generator),
  };
}
