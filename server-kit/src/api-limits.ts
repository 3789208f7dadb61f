/**
 * The longest time the api takes before it answers with a timeout itself, in milliseconds. The shell needs these limits: where
 * it passes the api's answers on to visitors, it waits longer than this; where it needs an answer for a page, it waits less.
 */
export const API_LIMITS = {
  /** Any request except one for a picture or one with a file. */
  answer: 5000,
  /** Until it is a picture's turn to be generated. */
  picture: 5000,
  /** A request with a file, which is scanned first. */
  upload: 9000,
  /** An edit of the site's content. The whole folder is read with the edit first. */
  edit: 9000,
  /** When the api stops, it closes outbox and database after the connections. The supervisor waits for this after the drain. */
  close: 15_000,
} as const;
