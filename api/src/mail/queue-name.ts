/** Name of the queue that mails wait in. */
export const QUEUE = 'mail';
