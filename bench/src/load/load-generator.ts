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
   * Asks again and again for so many seconds. Gives the answers per second of processor time that the server spent on them
   * (per second of the clock where that cannot be read): what one core can answer, also while others use the machine.
   * Rejects when one request fails.
   */
  drive(target: LoadTarget, seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a load generator, on a core of its own where that is possible. */
export async function startLoadGenerator(core: number): Promise<LoadGenerator> {
  const generator = await startProcess(join(import.meta.dirname, 'drive.ts'), { core });
  const { child } = generator;
  return {
    async drive({ server, path, headers = {} }, seconds) {
      const url = server.origin + path;
      const driven = new Promise<Driven>((resolve) => child.once('message', resolve));
      const before = processorSeconds(server.child.pid);
      child.send({ url, headers, seconds, connections: CONNECTIONS } satisfies Drive);
      const { answers, failed, seconds: took } = await driven;
      if (failed > 0) throw new Error(`${url}: ${failed} requests failed under load`);
      return answers / (processorSeconds(server.child.pid) - before || took);
    },
    stop: () => stopProcess(generator),
  };
}
