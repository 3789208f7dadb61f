import type { MailList, StoredMail } from '../../../mail/listing/stored-mail.ts';
import { printMail, printMails } from './print-mails.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const mail: StoredMail = {
  id: '0d5a3c1e-6f0b-4f7e-9d0a-3b1c2d4e5f60',
  kind: 'visit-booked',
  to: 'a…@example.be',
  state: 'dead',
  attempts: 31,
  error: 'EENVELOPE RCPT TO 550',
  createdAt: '2026-11-13T11:00:00Z',
};

const counts: MailList['counts'] = { waiting: 0, retrying: 0, sending: 0, dead: 3 };

describe('what the outbox prints', () => {
  test('is a line per mail, the counts, and how to resend dead ones', () => {
    const fresh = { ...mail, state: 'waiting', attempts: 0, error: '', createdAt: '2026-11-23T11:59:20Z' } as const;
    expect(printMails({ mails: [mail, fresh], counts: { ...counts, waiting: 1 } }, NOW)).toBe(
      [
        'ID                                    STATE    MAIL          TO             ATTEMPTS  AGE   LAST ERROR',
        '0d5a3c1e-6f0b-4f7e-9d0a-3b1c2d4e5f60  dead     visit-booked  a…@example.be  31        10 d  EENVELOPE RCPT TO 550',
        '0d5a3c1e-6f0b-4f7e-9d0a-3b1c2d4e5f60  waiting  visit-booked  a…@example.be  0         40 s',
        '… and 2 more',
        '',
        '1 waiting, 0 in retry, 0 being sent, 3 dead.',
        'Send dead ones again with: facade outbox resend ID, or --all-dead',
        '',
      ].join('\n'),
    );
  });

  test('reports when nothing is queued', () => {
    expect(printMails({ mails: [], counts: { ...counts, dead: 0 } }, NOW)).toBe('Every mail is sent.\n');
  });

  test('passes no control characters of a visitor to the terminal', () => {
    const shown = { ...mail, recipient: 'an@example.be', subject: 'a\u001b[31mb', text: 'one\u0007\ntwo', files: [] };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
    expect(printMail(shown)).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
    expect(printMail(shown)).toContain('\none \ntwo\n');
  });
});
