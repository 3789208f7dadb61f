import autocannon from 'autocannon';

/** What a load generator is asked for. */
export interface Drive {
  url: string;
  headers: Record<string, string>;
  connections: number;
  /** So many requests. */
  amount: number;
}

export interface Driven {
  /** Answers with status 200. */
  answers: number;
  /** Of the clock. */
  seconds: number;
  /** Everything else: other statuses, errors, timeouts. */
  failed: number;
}

/** A process of its own, so that it can be kept on a core of its own: one drive a message. */
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
