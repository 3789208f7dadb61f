import { z } from 'zod';
import { checkFile } from '../../content/reading/check-file.ts';
import { parseMarkdownFile } from '../../content/reading/parse-markdown-file.ts';
import type { ContentProblem } from '../../content/reading/problem.ts';
import type { SourceFile } from '../../content/reading/read-folder.ts';
import { checkMailText } from './check-mail-text.ts';
import { type MailText, parseMarkdown } from './mail-text.ts';
import type { MailTemplate } from './templates.ts';

/** Longer subjects are cut by every mailbox. */
const LONGEST = 150;

const line = z.string().max(LONGEST, `must have ${LONGEST} characters at most`);

/** A text of a mail: the fields between the lines of dashes, and what stands below them as `body`. */
export const mailTextSchema = z.strictObject({
  subject: line.min(1),
  preview: line.default(''),
  body: z.string().min(1, 'must have a text below the second line of dashes'),
});

/** Reads a text of this mail, and says what is wrong with it, with the line of each problem. */
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

/** Where this piece of the file begins; null where it is nowhere. */
function lineOf(text: string, piece: string): number | null {
  const place = piece === '' ? -1 : text.replaceAll('\r\n', '\n').indexOf(piece.trim());
  return place === -1 ? null : text.replaceAll('\r\n', '\n').slice(0, place).split('\n').length;
}
