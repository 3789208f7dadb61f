/**
 * Every time limit of the shell's server that another one depends on, in milliseconds. A limit that includes another one is
 * longer: `time-limits.test.ts` checks the order.
 */
export const TIME_LIMITS = {
  /** How long sections wait for each other when releases change; those that open later are used then. */
  releasesTogether: 500,
  /** A file of a release on another host. */
  releaseFile: 3000,
  /** An answer of the api that a page or a form needs. A page can still report that the api does not answer. */
  apiAnswer: 3500,
  /** Loaders of a page and its fragments. */
  pageLoad: 4000,
  /** Everything about a page in a renderer; one that takes longer is lost. */
  render: 6000,
  /** A request that is forwarded to the api, which refuses what it cannot answer in time. */
  passedOn: 10_000,
  /** Receiving the head of a client's request. */
  requestHead: 10_000,
  /** Receiving the body of a client's request. */
  request: 15_000,
  /** No data on a connection during an answer. */
  stalled: 30_000,
  /** Receiving a request with files: 10 MB at a third of a megabit per second. */
  uploadRequest: 300_000,
  /** An idle connection. Longer than those of the known proxies, so that the side that sends requests closes first. */
  keepAlive: 72_000,
} as const;
