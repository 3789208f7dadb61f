/**
 * Time limits of the shell in the browser that depend on each other or on the servers' limits, in milliseconds. The server's
 * `time-limits.test.ts` checks the order. Separate constants, so that each script includes only those it uses.
 */

/** Loading a section's code: an `import()` that hangs never ends. */
export const SECTION_LOAD = 3000;
/** A page that only the browser may load, and is still loading. Then visitors see a notice; the page still appears once it arrives. */
export const PENDING_PAGE = 3500;
/** A stored page waits for the network. Longer than the server loads a page: a slow answer is better than an old page. */
export const STORED_PAGE = 6000;
/**
 * Code, data and rendering of the next page: then the browser loads it as a document. Longer than the server loads a page,
 * which answers sooner with what it has.
 */
export const NAVIGATION = 5000;
/** Data of a fragment, or of a page that is loaded in advance. */
export const BROWSER_DATA = 5000;
