import { z } from 'zod';
import { type ContentProblem, checkFile, parseMarkdownFile, type SourceFile } from '../../kernel/index.ts';
import { checkMailText } from './check-mail-text.ts';
import { type MailText, parseMarkdown } from './mail-text.ts';
import type { MailTemplate } from './templates.ts';

/** Every mailbox truncates longer subjects. */
const LONGEST = 150;

const line = z.string().max(LONGEST, `must have ${LONGEST} characters at most`);

/** A text of a mail: the fields between the lines of dashes, and the text below them as `body`. */
export const mailTextSchema = z.strictObject({
  subject: line.min(1),
  preview: line.default(''),
  body: z.string().min(1, 'must have a text below the second line of dashes'),
});

/** Parses a text of this mail, and returns its problems with their lines. */
export function readMailText(
  template: MailTemplate,
  file: SourceFile,
  linkProblem: (link: string) => string | null = () => null,
): { text: MailText | null; problems: ContentProblem[] } {
  const { source, problems } = parseMarkdownFile(file);
  const fields = source.value === undefined ? undefined : checkFile(source, mailTextSchema, problems);
  if (!fields) return { text: null, problems };
  const text = { subject: fields.subject, preview: fields.preview, tokens: parseMarkdown(fields.body) };
  for (const { message, at } of checkMailText(template, text, linkProblem))
    problems.push({ file: file.file, field: '', line: lineOf(file.text, at), message });
  return { text: problems.length > 0 ? null : text, problems };
}

/** The line on which this piece of the file begins; null if it is not found. */
function lineOf(text: string, piece: string): number | null {
  const place = piece === '' ? -1 : text.indexOf(piece.trim());
  return place === -1 ? null : text.slice(0, place).split('\n').length;
}
