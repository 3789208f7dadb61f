import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { folderOf, type SiteUnderTest } from '../site.ts';

export interface Mail {
  to: string;
  subject: string;
  replyTo: string;
  body: string;
}

/** Every mail the site kept because it has no mail server. */
async function readMails({ data }: SiteUnderTest): Promise<Mail[]> {
  const folder = join(folderOf(data), 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map(async (file) => parse(await readFile(join(folder, file), 'utf8'))));
}

/** Waits for so many mails that speak of `sign` in address, subject or text. */
export async function mailsAbout(site: SiteUnderTest, sign: string, count: number): Promise<Mail[]> {
  const about = async () => (await readMails(site)).filter((mail) => Object.values(mail).join('\n').includes(sign));
  await expect
    .poll(async () => (await about()).length, { timeout: 15_000, message: `mails about ${sign}` })
    .toBe(count);
  return about();
}

function parse(message: string): Mail {
  const [head = '', ...body] = message.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n\s+/g, ' ');
  const header = (name: string) => decodeWords(unfolded.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1] ?? '');
  const text = body.join('\n\n');
  return {
    to: header('To'),
    subject: header('Subject'),
    replyTo: header('Reply-To'),
    body: /quoted-printable/i.test(head) ? fromQuotedPrintable(text) : /base64/i.test(head) ? fromBase64(text) : text,
  };
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` of a header. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, code: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(code) : fromQuotedPrintable(code.replaceAll('_', ' ')),
    );
