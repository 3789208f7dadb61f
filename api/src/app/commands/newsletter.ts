/** `node api/src/app/commands/newsletter.ts list | export [--out FILE] | send FILE.md`: see USAGE. */
import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@facade/shared-domain/model';
import { plainText, StartupError } from '../../kernel/index.ts';
import type { NewsletterList, NewsletterReader } from '../../subscriptions/index.ts';
import { readArguments } from './arguments.ts';
import { terminalText } from './print/terminal-text.ts';
import { runCommand } from './run-command.ts';
import type { NewsletterOrder } from './work/newsletter-work.ts';
import { writeNew } from './write-new.ts';

const USAGE = `Usage:
  newsletter list
  newsletter export [--out FILE.csv]
  newsletter send FILE.md

send mails FILE.md to everybody who confirmed. FILE.nl.md, FILE.fr.md … beside it are for who reads that language; FILE.md is for all others,
and may be missing. Each begins with "---", a line "subject: …", and "---". Sent again, the same texts go only to readers who have not had them yet.`;

/** Addresses are for the agency only. */
process.umask(0o077);

await runCommand(async (open) => {
  const { values, positionals } = readArguments({ out: { type: 'string' } }, USAGE);
  const [action, file, ...rest] = positionals;
  if (rest.length > 0 || (file !== undefined) !== (action === 'send')) throw new StartupError(USAGE);
  if (action === 'send') {
    const order: NewsletterOrder = { action, files: filesOf(file ?? '') };
    const { sent } = await (await open()).newsletter(order);
    const { sent: now = 0, before = 0, unreachable = 0 } = sent ?? {};
    const already = before > 0 ? ` ${before} ${before === 1 ? 'person' : 'people'} already had it.` : '';
    process.stdout.write(`${now} ${now === 1 ? 'mail is' : 'mails are'} on the way.${already}\n`);
    if (unreachable === 0) return 0;
    const out = `${unreachable} ${unreachable === 1 ? 'person was' : 'people were'} left out`;
    process.stderr.write(`${out}: set "origin" in settings.yaml, where the site is.\n`);
    return 1;
  }
  if (action !== 'list' && action !== 'export') throw new StartupError(USAGE);
  const { list = { readers: [], issues: [] } } = await (await open()).newsletter({ action: 'list' });
  const text = action === 'list' ? describe(list) : csvOf(list.readers);
  if (!values.out) process.stdout.write(text);
  else writeNew(values.out, text);
  return 0;
});

/** The texts of a newsletter that exist. */
function filesOf(file: string): (NewsletterOrder & { action: 'send' })['files'] {
  if (!file.endsWith('.md')) throw new StartupError(`"${file}" is not a Markdown file such as letter.md\n${USAGE}`);
  const named = [null, ...LANGUAGES].map((language) => ({
    language,
    file: language ? file.replace(/md$/, `${language}.md`) : file,
  }));
  const found = named.filter((one) => existsSync(one.file));
  if (found.length === 0) throw new StartupError(`There is neither ${file} nor ${named[1]?.file} or the like.`);
  return found.map((one) => ({ ...one, text: plainText(readFileSync(one.file, 'utf8')) }));
}

function describe({ readers, issues }: NewsletterList): string {
  const lines = readers.map(
    ({ email, language, state, confirmedAt, stoppedAt, createdAt }) =>
      `${(stoppedAt ?? confirmedAt ?? createdAt).slice(0, 10)}  ${state}  ${language}  ${terminalText(email)}`,
  );
  const confirmed = readers.filter(({ state }) => state === 'confirmed').length;
  const sent = issues.map(
    ({ subject, startedAt, count }) => `${startedAt.slice(0, 10)}  ${count} people  ${terminalText(subject)}`,
  );
  return [
    ...lines,
    `${confirmed} confirmed, of ${readers.length}.`,
    ...(sent.length > 0 ? ['Newsletters:', ...sent] : []),
    '',
  ].join('\n');
}

/** Confirmed subscribers, with the time of confirmation: the proof of consent. */
function csvOf(readers: readonly NewsletterReader[]): string {
  const confirmed = readers.filter(({ state }) => state === 'confirmed');
  const rows = confirmed.map(({ email, language, createdAt, confirmedAt }) => [
    email,
    language,
    createdAt,
    confirmedAt ?? '',
  ]);
  return [['email', 'language', 'asked', 'confirmed'], ...rows]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('');
}

/** A spreadsheet would evaluate text that begins like a formula. */
function cellOf(text: string): string {
  return `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
