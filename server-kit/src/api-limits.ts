/**
 * The longest time the api takes before it answers with a timeout itself, in milliseconds. The shell depends on these limits: it waits
 * longer than this for answers that it passes on to visitors, and less for answers that it needs for a page.
 */
export const API_LIMITS = {
  /** Any request except one for a picture or one with a file. */
  answer: 5000,
  /** Until the generation of a picture starts. */
  picture: 5000,
  /** A request with a file, which is scanned first. */
  upload: 9000,
  /** An edit of the site's content. The whole folder is read with the edit first. */
  edit: 9000,
  /** When the api stops, it closes outbox and database after the connections. The supervisor waits for this after the drain. */
  close: 15_000,
} as const;
