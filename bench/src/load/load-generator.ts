import { join } from 'node:path';
import { startProcess, stopProcess } from '../sites/start-process.ts';
import type { Drive, Driven } from './drive.ts';

const CONNECTIONS = 32;

export interface LoadGenerator {
  /** Asks again and again for so many seconds; gives answers a second. Rejects when one request fails. */
  drive(url: string, options: { seconds: number; headers?: Record<string, string> }): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a load generator, on a core of its own where that is possible. */
export async function startLoadGenerator(core: number): Promise<LoadGenerator> {
  const generator = await startProcess(join(import.meta.dirname, 'drive.ts'), { core });
  const { child } = generator;
  return {
    async drive(url, { seconds, headers = {} }) {
      const answer = new Promise<Driven>((resolve) => child.once('message', resolve));
      child.send({ url, headers, seconds, connections: CONNECTIONS } satisfies Drive);
      const { perSecond, failed } = await answer;
      if (failed > 0) throw new Error(`${url}: ${failed} requests failed under load`);
      return perSecond;
    },
    stop: () => stopProcess(generator),
  };
}
