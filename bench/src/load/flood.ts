import { Agent } from 'node:http';
import { ask } from './ask.ts';

export interface Flood {
  /** Contains `{}`, which is replaced by a different value in each request. */
  url: string;
  connections: number;
  seconds: number;
  /** Status of a refusal besides 503. */
  refusedWith?: number;
}

export interface Flooded {
  answers: number;
  /** Answers with 200, and refusals: 503 with a `Retry-After`, and `refusedWith`. */
  served: number;
  refused: number;
  /** All other answers, and missing ones. */
  wrong: number;
  /** The slowest answer, in milliseconds. */
  longest: number;
}

/** A separate process: each connection requests a new address as soon as it has its answer. */
process.on('message', async ({ url, connections, seconds, refusedWith }: Flood) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: Flooded = { answers: 0, served: 0, refused: 0, wrong: 0, longest: 0 };
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        result.answers += 1;
        const answer = await ask(url.replace('{}', `z${Date.now().toString(36)}${result.answers}`), agent);
        result.longest = Math.max(result.longest, answer.milliseconds);
        if (answer.status === 200) result.served += 1;
        else if (answer.status === refusedWith) result.refused += 1;
        else if (answer.status === 503 && Number(answer.retryAfter) > 0) result.refused += 1;
        else result.wrong += 1;
      }
    }),
  );
  agent.destroy();
  process.send?.(result);
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
