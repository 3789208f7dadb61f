/**
 * Time limits of requests that sections send from the browser, in milliseconds. They depend on the servers' limits: the shell's
 * `time-limits.test.ts` checks the order. Separate constants, so that a section's build includes only those it uses.
 */

/** A request for data. */
export const DATA_REQUEST = 10_000;
/** One attempt to send a form. */
export const FORM_ATTEMPT = 10_000;
/** No retry of a form starts later than this after the first attempt: then the visitor is notified and may resend. */
export const LAST_FORM_RETRY = 15_000;
/** A request about an account, such as a login. */
export const ACCOUNT_REQUEST = 20_000;
/** An edit of the site's content: reading the whole folder is slow on a busy machine. */
export const EDIT_REQUEST = 30_000;
