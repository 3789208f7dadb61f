export interface MailPart {
  /** Header lines, each on one line. */
  head: string;
  /** Decoded. */
  body: string;
}

/** The parts of a message that have no parts themselves, in their order: the first is its plain text. */
export function partsOf(message: string): MailPart[] {
  const [lines = '', ...rest] = message.split('\r\n\r\n');
  const head = lines.replace(/\r\n\s+/g, ' ');
  const text = rest.join('\r\n\r\n');
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1];
  if (!boundary) return [{ head, body: decode(head, text) }];
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.trimStart()));
}

function decode(head: string, text: string): string {
  if (/quoted-printable/i.test(head)) return fromQuotedPrintable(text);
  return /base64/i.test(head) ? fromBase64(text) : text;
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` of a header. */
export const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, code: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(code) : fromQuotedPrintable(code.replaceAll('_', ' ')),
    );

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
