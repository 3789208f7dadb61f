import autocannon from 'autocannon';

/** A job of a load generator. */
export interface Drive {
  url: string;
  headers: Record<string, string>;
  connections: number;
  /** Number of requests. */
  amount: number;
}

export interface Driven {
  /** Answers with status 200. */
  answers: number;
  /** Wall-clock time. */
  seconds: number;
  /** Everything else: other statuses, errors, timeouts. */
  failed: number;
}

/** A separate process, so that it can be pinned to its own core: one job per message. */
process.on('message', async ({ url, headers, connections, amount }: Drive) => {
  const result = await autocannon({ url, headers, connections, amount });
  const answer: Driven = {
    answers: result['2xx'],
    seconds: result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
  };
  process.send?.(answer);
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
