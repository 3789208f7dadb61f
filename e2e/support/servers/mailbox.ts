import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { folderOf, type SiteUnderTest } from '../site.ts';
import { decodeWords, partsOf } from './mail-parts.ts';

export interface Mail {
  to: string;
  subject: string;
  replyTo: string;
  /** Of `List-Unsubscribe` and `List-Unsubscribe-Post`; empty where there are none. */
  unsubscribe: string;
  unsubscribePost: string;
  /** Plain text. */
  body: string;
  /** The appointment for the reader's calendar; empty where there is none. */
  calendar: string;
  /** Media types of the files that go with it. */
  attachments: string[];
}

/** Waits for the given number of mails with `sign` in address, subject or text. */
export const mailsAbout = (site: SiteUnderTest, sign: string, count: number): Promise<Mail[]> =>
  mailsThat(site, `about ${sign}`, count, ({ calendar: _, ...mail }) => Object.values(mail).join('\n').includes(sign));

/** Waits for the given number of mails with an appointment to this address. */
export const calendarMails = (site: SiteUnderTest, address: string, count: number): Promise<Mail[]> =>
  mailsThat(
    site,
    `with an appointment to ${address}`,
    count,
    ({ to, calendar }) => calendar !== '' && to.includes(address),
  );

async function mailsThat(
  site: SiteUnderTest,
  which: string,
  count: number,
  isMeant: (mail: Mail) => boolean,
): Promise<Mail[]> {
  const read = async () => (await readMails(site)).filter(isMeant);
  const options = { timeout: 15_000, message: `mails ${which}`, intervals: [100, 200] };
  await expect.poll(async () => (await read()).length, options).toBe(count);
  return read();
}

/** By file, which never changes: a run has hundreds, and they are read again until the one that is waited for is there. */
const parsed = new Map<string, Mail>();

/** Every mail the site kept because it has no mail server. */
async function readMails({ data }: SiteUnderTest): Promise<Mail[]> {
  const folder = join(folderOf(data), 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.sort().map((file) => readMail(join(folder, file))));
}

async function readMail(file: string): Promise<Mail> {
  const mail = parsed.get(file) ?? parse(await readFile(file, 'utf8'));
  parsed.set(file, mail);
  return mail;
}

function parse(message: string): Mail {
  const [head = ''] = message.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n\s+/g, ' ');
  const header = (name: string) => decodeWords(unfolded.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1] ?? '');
  const parts = partsOf(message);
  const calendar = parts.find((part) => /^content-type: text\/calendar/im.test(part.head));
  return {
    to: header('To'),
    subject: header('Subject'),
    replyTo: header('Reply-To'),
    unsubscribe: header('List-Unsubscribe'),
    unsubscribePost: header('List-Unsubscribe-Post'),
    body: parts[0]?.body ?? '',
    // Long lines of a calendar go on in the next.
    calendar: calendar?.body.replaceAll('\r\n ', '') ?? '',
    attachments: parts
      .filter((part) => /^content-disposition: attachment/im.test(part.head))
      .map((part) => /^content-type: ([^;\s]+)/im.exec(part.head)?.[1] ?? ''),
  };
}
