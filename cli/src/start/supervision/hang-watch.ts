import { get } from 'node:http';

/** When a server counts as hanging. In milliseconds. */
export interface HangLimits {
  /** Without an answer for so long it hangs; 0: it is never asked. */
  after: number;
  /** Pause between two requests, and what each may take. */
  every: number;
  /** What a start may take until the server listens; 0: as long as it likes. */
  start: number;
}

/**
 * Asks a server again and again. Any answer shows that it lives, a refusal too; only silence counts. It is the number of requests
 * without an answer that counts, not the clock: a machine that wakes from sleep has missed none.
 * @param hangs called once
 * @returns what ends the watch
 */
export function watchForHang(
  url: string,
  { after, every }: Pick<HangLimits, 'after' | 'every'>,
  hangs: () => void,
): () => void {
  if (after === 0) return () => {};
  const tolerated = Math.max(2, Math.ceil(after / (2 * every)));
  let silent = 0;
  let ended = false;
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(async () => {
      silent = (await isSilent(url, every)) ? silent + 1 : 0;
      if (ended) return;
      if (silent < tolerated) next();
      else hangs();
    }, every).unref();
  };
  next();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Whether nothing came back within the limit. */
function isSilent(url: string, limit: number): Promise<boolean> {
  return new Promise((done) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(limit) }, (response) => {
      response.resume();
      done(false);
    });
    request.on('error', ({ name }) => done(name === 'TimeoutError' || name === 'AbortError'));
  });
}
