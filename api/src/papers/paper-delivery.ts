import type { OutboxLog } from '../mail/outbox.ts';
import type { Delivery } from '../mail/transport.ts';
import type { FilledPaper } from './filled-paper.ts';

/**
 * Adds the paper of its form to a mail that is to have one, when the mail is handed over: what waits in the outbox holds none. A
 * paper that cannot be made keeps no mail back; the inbox has it.
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
      log.warn({ err: error, job: id }, 'the paper of a form cannot be made, its mail goes without');
      return null;
    });
    if (!made) return delivery.deliver(id, message);
    const file = { name: paper.name, type: 'application/pdf', content: made.bytes.toString('base64') };
    return delivery.deliver(id, { ...message, attachments: [...attachments, file] });
  },
});
