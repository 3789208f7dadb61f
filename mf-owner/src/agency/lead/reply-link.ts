import type { Language } from '@facade/shared-domain/model';
import { momentOf } from '../../kit/moment.ts';

interface ReplyTexts {
  subject(about: string): string;
  wrote(date: string, time: string): string;
}

/** A reply is in the visitor's language, which may differ from that of the page. */
const TEXTS: Record<Language, ReplyTexts> = {
  nl: {
    subject: (about) => `Uw bericht: ${about}`,
    wrote: (date, time) => `Op ${date} om ${time} schreef u:`,
  },
  fr: {
    subject: (about) => `Votre message : ${about}`,
    wrote: (date, time) => `Le ${date} à ${time}, vous avez écrit :`,
  },
  en: {
    subject: (about) => `Your message: ${about}`,
    wrote: (date, time) => `On ${date} at ${time} you wrote:`,
  },
  de: {
    subject: (about) => `Ihre Nachricht: ${about}`,
    wrote: (date, time) => `Am ${date} um ${time} schrieben Sie:`,
  },
};

/** Fields with a text that a reply quotes. */
const MESSAGES = ['message', 'comment', 'remarks', 'conditionText'];

/** Characters that are quoted: mail programs refuse long addresses. */
const QUOTED = 1000;

interface Answered {
  email: string;
  language: Language;
  /** ISO time. */
  createdAt: string;
  fields: readonly { name: string; values: readonly string[] }[];
}

/**
 * Opens a reply in the mail program, which quotes the message. Address and message are untrusted: they must not add headers.
 * @param about what it is about, in the visitor's language
 */
export function replyLink({ email, language, createdAt, fields }: Answered, about: string): string {
  const { subject, wrote } = TEXTS[language];
  const { date, time } = momentOf(createdAt, language);
  const message = fields.filter(({ name }) => MESSAGES.includes(name)).flatMap(({ values }) => values);
  const quoted = cut(message.join('\n')).replace(/^/gm, '> ');
  const body =
    message.length > 0
      ? `&body=${encodeURIComponent(`\n\n${wrote(date, time)}\n${quoted}`.replace(/\r?\n/g, '\r\n'))}`
      : '';
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject(about))}${body}`;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('').trimEnd()}…` : text;
}
