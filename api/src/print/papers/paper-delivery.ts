import type { Delivery, OutboxLog } from '../../mail/index.ts';
import type { FilledPaper } from './filled-paper.ts';

/**
 * Attaches the PDF of a form to its mail on delivery: mails in the outbox do not hold it. If the PDF cannot be
 * generated, the mail is sent without it; the agency's inbox offers it.
 */
export const withPapers = (
  delivery: Delivery,
  paperOf: (submissionId: string) => Promise<FilledPaper | null>,
  log: Pick<OutboxLog, 'warn'>,
): Delivery => ({
  ...delivery,
  async deliver(id, message) {
    const { paper, about, attachments = [] } = message;
    if (!paper || !about) return delivery.deliver(id, message);
    const made = await paperOf(about).catch((error: unknown) => {
      log.warn({ err: error, job: id }, 'cannot generate the PDF of a form, its mail is sent without it');
      return null;
    });
    if (!made) return delivery.deliver(id, message);
    const file = { name: paper.name, type: 'application/pdf', content: made.bytes.toString('base64') };
    return delivery.deliver(id, { ...message, attachments: [...attachments, file] });
  },
});
