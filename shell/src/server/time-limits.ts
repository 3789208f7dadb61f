/**
 * Every time limit of the shell's server that another depends on, in milliseconds. What waits for something else waits for longer
 * than it: `time-limits.test.ts` holds the order.
 */
export const TIME_LIMITS = {
  /** Sections wait for each other so long when releases change; what opens later is taken up then. */
  releasesTogether: 500,
  /** A file of a release on another host. */
  releaseFile: 3000,
  /** An answer of the api that a page or a form needs: a page can still say that the api does not answer. */
  apiAnswer: 3500,
  /** Loaders of a page and its fragments. */
  pageLoad: 4000,
  /** A request that is passed on to the api, which refuses by itself what it cannot answer in time. */
  passedOn: 10_000,
  /** The head of a request that a client sends. */
  requestHead: 10_000,
  /** The body of a request that a client sends. */
  request: 15_000,
  /** Nothing moves on a connection although an answer is on its way. */
  stalled: 30_000,
  /** A request with files, as a whole: 10 MB at a third of a megabit a second. */
  uploadRequest: 300_000,
  /** An idle connection. Longer than those of the proxies we know: the one that sends requests closes first. */
  keepAlive: 72_000,
} as const;
