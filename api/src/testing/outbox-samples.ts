import type { MailMessage } from '../mail/message.ts';
import type { OutboxLog, OutboxTiming } from '../mail/outbox.ts';
import type { MailTemplate } from '../mail/templates/templates.ts';

/** Waits of tenths of a second instead of minutes. */
export const QUICK: OutboxTiming = {
  pollSeconds: 0.5,
  retrySeconds: 1,
  longestRetrySeconds: 1,
  checkSeconds: { first: 0.2, longest: 0.5 },
  heartbeatSeconds: 10,
  superviseSeconds: 1,
};

/** To the agency. */
export const message = (subject: string): MailMessage => ({
  from: { name: 'Agency', address: 'info@example.be' },
  to: { name: 'Zoé', address: 'zoe@example.be' },
  subject,
  text: 'Één, deux, drei',
});

/** To a visitor, sent automatically: `kind` is the template, which decides how urgent it is. */
export const confirmation = (subject: string, address = 'zoe@example.be', kind?: MailTemplate): MailMessage => ({
  ...message(subject),
  to: { name: '', address },
  isAutomatic: true,
  ...(kind && { kind }),
});

interface Line {
  level: string;
  details: object;
  text: string;
}

/** A log that stores its lines. */
export function keepLines(): OutboxLog & { lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: string) => (details: object, text: string) => void lines.push({ level, details, text });
  return { lines, info: at('info'), warn: at('warn') };
}

/** The log lines of a past outage. */
export const ONE_OUTAGE = ['mail cannot be delivered: it is kept, and sent when it can be', 'mail is delivered again'];
