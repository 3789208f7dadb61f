import { LANGUAGES } from '@facade/shared-domain/model';
import type { ContentProblem, SourceFile } from '../../kernel/index.ts';
import { isMailTemplate, MAIL_TEMPLATES, type MailText, readMailText } from '../../mail/index.ts';
import type { Fields } from '../schema/fields.ts';

export const isMailFile = (file: string): boolean => file.startsWith('mails/');

/** The folder `mails`: `visit-booked.nl.md` is the agency's own text of that mail in that language. */
export function loadMails(
  files: readonly SourceFile[],
  fields: Fields,
  problems: ContentProblem[],
): Map<string, MailText> {
  const mails = new Map<string, MailText>();
  const linkProblem = (link: string) => fields.link.safeParse(link).error?.issues[0]?.message ?? null;
  for (const source of files.filter(({ file }) => isMailFile(file))) {
    const [, name = '', language = ''] = /^mails\/([^/]+)\.([a-z]{2})\.md$/.exec(source.file) ?? [];
    const refuse = (message: string) => problems.push({ file: source.file, field: '', line: null, message });
    if (!isMailTemplate(name)) refuse(`is not a mail of the site; name it after one: ${MAIL_TEMPLATES.join(', ')}`);
    else if (!LANGUAGES.some((code) => code === language))
      refuse(`"${language}" is not a language of the site; it knows ${LANGUAGES.join(', ')}`);
    else {
      const read = readMailText(name, source, linkProblem);
      problems.push(...read.problems);
      if (read.text) mails.set(`${name}.${language}`, read.text);
    }
  }
  return mails;
}
