import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@facade/shared-domain/model';
import { fillBlocks, fillLine } from './fill-blocks.ts';
import { fillWords } from './fill-words.ts';
import { htmlOf } from './html-of.ts';
import type { MailLook } from './mail-look.ts';
import type { MailText } from './mail-text.ts';
import { pageOf } from './page-of.ts';
import { readMailText } from './read-mail-text.ts';
import type { MailTemplate, MailValues } from './templates.ts';
import { textOf } from './text-of.ts';

const FOLDER = join(import.meta.dirname, 'defaults');

const read = new Map<string, MailText>();

/** The default text of a mail, for agencies without their own. Throws if the file is invalid. */
function defaultText(template: MailTemplate, language: Language): MailText {
  const file = `${language}/${template}.md`;
  const known = read.get(file);
  if (known) return known;
  const { text, problems } = readMailText(template, { file, text: readFileSync(join(FOLDER, file), 'utf8') });
  if (!text) throw new Error(problems.map(({ line, message }) => `${file}, line ${line}: ${message}`).join('\n'));
  read.set(file, text);
  return text;
}

/** A mail in both forms. The subject is one line. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Maximum length of a subject; a title of the feed may be longer. */
const LONGEST_SUBJECT = 200;

/**
 * Renders a mail from the agency's text, or from the default text. Values are escaped. Web and mail addresses that a
 * visitor typed do not become links.
 * @example renderMail('visit-booked', 'nl', { about: 'Woning, Aat', when: 'maandag 10 uur', changeLink }, look)
 */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  language: Language,
  values: MailValues<Template>,
  look: MailLook,
): RenderedMail {
  const source = look.text(template, language) ?? defaultText(template, language);
  const words = fillWords(template, language, values, look);
  const blocks = fillBlocks(source.tokens, words);
  const subject = (fillLine(source.subject, words) ?? look.words(language).AGENCY)
    .slice(0, LONGEST_SUBJECT)
    .toWellFormed();
  const preview = fillLine(source.preview, words) ?? '';
  const html = pageOf({ language, subject, preview, content: htmlOf(blocks, look.colors) }, look);
  return { subject, html, text: `${[textOf(blocks, language), signature(look, language)].join('\n\n')}\n` };
}

/** The footer as text. Two hyphens and a space begin a signature, which mail programs recognize. */
function signature(look: MailLook, language: Language): string {
  const { AGENCY, ADDRESS, PHONE, EMAIL, LICENCE, COMPANY_NUMBER } = look.words(language);
  const site = look.origin ? [`${look.origin}/${language}/`] : [];
  return ['-- ', AGENCY, ADDRESS, `${PHONE} · ${EMAIL}`, ...site, `${LICENCE} · ${COMPANY_NUMBER}`].join('\n');
}
