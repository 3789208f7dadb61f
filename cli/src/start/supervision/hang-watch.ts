import { get } from 'node:http';

/** When a server counts as hanging. In milliseconds. */
export interface HangLimits {
  /** Time without an answer; 0: never checked. */
  after: number;
  /** Pause between two requests, and their timeout. */
  every: number;
  /** Timeout of a start until the server listens; 0: none. */
  start: number;
}

/**
 * Polls a server. Any answer, even an error status, shows that it is alive. Counts requests without an answer, not time: a
 * machine that wakes from sleep has missed none. @param hangs called once @returns a function that stops polling
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

/** Whether there was no answer within the limit. */
function isSilent(url: string, limit: number): Promise<boolean> {
  return new Promise((done) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(limit) }, (response) => {
      response.resume();
      done(false);
    });
    request.on('error', ({ name }) => done(name === 'TimeoutError' || name === 'AbortError'));
  });
}
