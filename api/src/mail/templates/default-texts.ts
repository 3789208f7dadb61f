import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@facade/shared-domain/model';
import type { MailText } from './mail-text.ts';
import { readMailText } from './read-mail-text.ts';
import type { MailTemplate } from './templates.ts';

const FOLDER = join(import.meta.dirname, 'defaults');

const read = new Map<string, MailText>();

/** The default text of a mail, for agencies without their own. Throws if the file is invalid. */
export function defaultText(template: MailTemplate, language: Language): MailText {
  const file = `${language}/${template}.md`;
  const known = read.get(file);
  if (known) return known;
  const { text, problems } = readMailText(template, { file, text: readFileSync(join(FOLDER, file), 'utf8') });
  if (!text) throw new Error(problems.map(({ line, message }) => `${file}, line ${line}: ${message}`).join('\n'));
  read.set(file, text);
  return text;
}
