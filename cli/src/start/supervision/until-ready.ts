import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds. */
const LOOK = 100;
const LIMIT = 5000;

/** Delay before the reason for not being ready is logged once, in milliseconds. */
const REMIND = 20_000;

/** Resolves when the health check answers 200. */
export async function untilReady(url: string, log: (line: string) => void): Promise<void> {
  const began = performance.now();
  let reminded = false;
  for (;;) {
    const { status, answer } = await ask(url);
    if (status === 200) return;
    if (!reminded && performance.now() - began > REMIND) {
      reminded = true;
      log(`the site answers but is not ready yet: ${answer}`);
    }
    await wait(LOOK);
  }
}

function ask(url: string): Promise<{ status: number; answer: string }> {
  return new Promise((done) => {
    const failed = (error: Error) => done({ status: 0, answer: error.message });
    const request = get(url, { agent: false, signal: AbortSignal.timeout(LIMIT) }, (response) => {
      text(response).then((answer) => done({ status: response.statusCode ?? 0, answer }), failed);
    });
    request.on('error', failed);
  });
}
