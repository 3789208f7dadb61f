import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { z } from 'zod';
import { type Content, leavesSite, pagePath, splitLink } from '../../content/index.ts';
import { checkFile, formatProblem, parseMarkdownFile, type SourceFile, StartupError } from '../../kernel/index.ts';
import { checkText, type MailText, parseMarkdown } from '../../mail/index.ts';

/** A newsletter as read from its files: a text per language, and one (`null`) for readers of all others. */
export interface IssueFile extends SourceFile {
  language: Language | null;
}

/** A valid newsletter. */
export interface Issue {
  /** Hash of its texts: the same texts are the same newsletter. */
  id: string;
  subject: string;
  /** The text for a reader of this language; null if the newsletter has none. */
  textFor(language: Language): Pick<MailText, 'subject' | 'tokens'> | null;
}

const fieldsOf = z.strictObject({ subject: z.string().min(1).max(150), body: z.string().min(1) });

/** @throws StartupError that lists what is wrong, a line each */
export function readIssue(files: readonly IssueFile[], content: Content): Issue {
  const texts = new Map<Language | null, Pick<MailText, 'subject' | 'tokens'>>();
  const problems: string[] = [];
  for (const file of files) {
    const { source, problems: wrong } = parseMarkdownFile(file);
    const fields = source.value === undefined ? undefined : checkFile(source, fieldsOf, wrong);
    problems.push(...wrong.map(formatProblem));
    if (!fields) continue;
    const text = { subject: fields.subject, tokens: parseMarkdown(fields.body) };
    const ofLink = (link: string) => linkProblem(link, content, file.language);
    for (const { message, at } of checkText('newsletter', new Map(), { preview: '', ...text }, ofLink))
      problems.push(`${file.file}: ${message}${at ? ` (${at.trim()})` : ''}`);
    texts.set(file.language, text);
  }
  if (problems.length > 0) throw new StartupError(['The newsletter is invalid:', ...problems].join('\n  '));
  const sorted = [...files].sort((a, b) => String(a.language).localeCompare(String(b.language)));
  const id = createHash('sha256').update(JSON.stringify(sorted.map(({ language, text }) => [language, text])));
  const textFor = (language: Language) => texts.get(language) ?? texts.get(null) ?? null;
  const [subject = ''] = [null, ...LANGUAGES].flatMap((language) => texts.get(language)?.subject ?? []);
  return { id: id.digest('hex'), subject, textFor };
}

/** A link within the site leads to a page that is published, in the reader's language. */
function linkProblem(link: string, content: Content, language: Language | null): string | null {
  if (leavesSite(link)) return null;
  const { path } = splitLink(link);
  if (!path.startsWith('/')) return `"${link}" is not a link: write /path/ for a page of the site, or https://…`;
  const isThere = /^\/(property|project)\/\d+\/$/.test(path) || pagePath(content, path, language ?? 'nl') !== null;
  return isThere ? null : `"${link}" leads to no page of the site`;
}
