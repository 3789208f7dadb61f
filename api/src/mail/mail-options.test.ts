import fc from 'fast-check';
import { emlOf } from './eml.ts';
import { toOptions } from './mail-options.ts';
import type { MailMessage } from './message.ts';

const message: MailMessage = {
  from: { name: 'Agency', address: 'info@example.be' },
  to: { name: 'Zoé', address: 'zoe@example.be' },
  replyTo: { name: 'An', address: 'an@example.be' },
  subject: 'Uw bezoek',
  text: 'Beste',
  html: '<p>Beste</p>',
};

const HEADERS = ['date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'];

const emlText = async (changed: Partial<MailMessage> = {}) => String(await emlOf('id-1', { ...message, ...changed }));

/** Names of the headers of a whole message; a line that begins with a space continues the one before. */
const headersOf = (eml: string): Record<string, string> => {
  const head = eml.slice(0, eml.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return Object.fromEntries(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
};

describe('a message as it is sent', () => {
  test('has both forms and the id of its job', async () => {
    const eml = await emlText();
    expect(headersOf(eml)['message-id']).toBe('<id-1@example.be>');
    expect(headersOf(eml)['content-type']).toContain('multipart/alternative');
    expect(eml.indexOf('text/plain')).toBeLessThan(eml.indexOf('text/html'));
  });

  test('has the headers for one-click unsubscription (RFC 8058), on one line however long', async () => {
    const url = `https://agency.example/api/unsubscribe?token=${'a1'.repeat(200)}`;
    const eml = await emlText({ unsubscribe: { url } });
    expect(`\r\n${eml}`).toContain(`\r\nList-Unsubscribe: <${url}>\r\n`);
    expect(eml).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(await emlText({ isAutomatic: true, unsubscribe: { url } })).toContain('Auto-Submitted: auto-generated');
    expect(await emlText({ isAutomatic: true })).toContain('Auto-Submitted: auto-replied');
    await expect(emlText({ unsubscribe: { url: 'javascript:x' } })).rejects.toMatchObject({ code: 'EMESSAGE' });
  });

  test('carries an appointment and files', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';
    const attachments = [
      { name: 'a/b\r\nplan.pdf', type: 'application/pdf', content: Buffer.from('%PDF').toString('base64') },
    ];
    const eml = await emlText({ calendar: { method: 'REQUEST', content }, attachments });
    expect(eml).toMatch(/Content-Type: text\/calendar;[^\r]*method=REQUEST/i);
    expect(eml).toContain('invite.ics');
    expect(eml).toMatch(/filename="?a-b plan\.pdf/);
    expect(eml).toContain(Buffer.from('%PDF').toString('base64'));
  });

  test('is refused if an address is invalid, or several', () => {
    for (const address of [
      '',
      'an',
      'an@example.be, eve@evil.be',
      'an@example.be\r\nBcc: eve@evil.be',
      '<an@example.be>',
    ])
      expect(() => toOptions('id', { ...message, to: { name: '', address } })).toThrow('not a valid mail address');
  });

  test('has no header that was injected by a value', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            '\r\n',
            '\n',
            '\r',
            '\u2028',
            'Bcc: ',
            'eve@evil.be',
            ' ',
            '\t',
            'x',
            '=?utf-8?Q?=0A?=',
            '"',
            '<',
            '>',
            ',',
            ';',
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (subject, toName, replyName) => {
        const eml = await emlText({
          html: '',
          subject: `Uw ${subject}`,
          to: { name: toName, address: 'zoe@example.be' },
          replyTo: { name: replyName, address: 'an@example.be' },
        });
        const headers = headersOf(eml);
        expect(
          Object.keys(headers)
            .filter((name) => !name.startsWith('content-'))
            .sort(),
        ).toEqual(HEADERS);
        expect(headers.to).toMatch(/^[^@]*<?zoe@example\.be>?$|<zoe@example\.be>$/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(eml.slice(0, eml.indexOf('\r\n\r\n')).replaceAll('\r\n', '')).not.toMatch(/[\x00-\x08\x0a-\x1f\x7f]/);
      }),
      { numRuns: 300 },
    );
  });
});
