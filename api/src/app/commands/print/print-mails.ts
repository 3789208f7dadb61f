import type { MailList, ShownMail, StoredMail } from '../../../mail/index.ts';
import { terminalText } from './terminal-text.ts';

/** What `outbox` prints: a line per mail, and the counts. */
export function printMails({ mails, counts }: MailList, now: number): string {
  const { dead, waiting, retrying, sending } = counts;
  const all = dead + waiting + retrying + sending;
  if (all === 0) return 'Every mail is sent.\n';
  const rows = mails.map((mail) => [
    mail.id,
    mail.state,
    mail.kind,
    mail.to,
    attempts(mail),
    age(mail, now),
    mail.error,
  ]);
  const table = [['ID', 'STATE', 'MAIL', 'TO', 'ATTEMPTS', 'AGE', 'LAST ERROR'], ...rows].map((row) =>
    row.map(terminalText),
  );
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const more = all > mails.length ? [`… and ${all - mails.length} more`] : [];
  const total = `${waiting} waiting, ${retrying} in retry, ${sending} being sent, ${dead} dead.`;
  const help = dead > 0 ? ['Send dead ones again with: facade outbox resend ID, or --all-dead'] : [];
  return `${[...lines, ...more, '', total, ...help].join('\n')}\n`;
}

/** What `outbox show` prints. */
export function printMail(mail: ShownMail): string {
  const lines = [
    ['id', mail.id],
    ['mail', mail.kind],
    ['state', `${mail.state}, ${attempts(mail)} attempts`],
    ['last error', mail.error],
    ['since', mail.createdAt],
    ['to', mail.recipient],
    ['subject', mail.subject],
    ['files', mail.files.join(', ')],
  ].filter(([, value]) => value);
  const head = lines.map(([label = '', value = '']) => `${`${label}:`.padEnd(12)}${terminalText(value)}`);
  return `${head.join('\n')}\n\n${mail.text.split('\n').map(terminalText).join('\n')}\n`;
}

const attempts = ({ attempts: count }: StoredMail): string => String(count);

const STEPS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const;

function age({ createdAt }: StoredMail, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(createdAt)) / 1000));
  const step = STEPS.find(([size]) => seconds >= size);
  return step ? `${Math.floor(seconds / step[0])} ${step[1]}` : `${seconds} s`;
}
