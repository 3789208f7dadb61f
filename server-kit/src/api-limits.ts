/**
 * How long the api takes at most before it says so itself, in milliseconds. The shell has to know: whoever it passes on to visitors
 * waits for longer than this, whoever needs an answer for a page for less.
 */
export const API_LIMITS = {
  /** Any request but one for a picture, or one with a file. */
  answer: 5000,
  /** Until a picture's turn to be made comes. */
  picture: 5000,
  /** A request with a file, which is scanned first. */
  upload: 9000,
  /** An edit of the site's content: the whole folder is read with it first. */
  edit: 9000,
} as const;
