/** Name of the mail queue. */
export const QUEUE = 'mail';
