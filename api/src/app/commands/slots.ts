/** `node api/src/app/commands/slots.ts list|open|close|undo|cancel …`: see USAGE. */
import { isEmail } from '@facade/shared-domain/validation';
import type { Span } from '../../appointments/index.ts';
import { addDays, brusselsDay, localIso, momentOf, StartupError, startOfDay } from '../../kernel/index.ts';
import { isId, readArguments } from './arguments.ts';
import { terminalText } from './print/terminal-text.ts';
import { runCommand } from './run-command.ts';
import type { SlotsAnswer, SlotsOrder } from './work/slots-work.ts';

const USAGE = `Usage:
  slots list [--agent EMAIL] [--days N]
  slots open --agent EMAIL --from "2026-12-05 10:00" --to "2026-12-05 12:00" [--home ID]
  slots close --agent EMAIL --from "2026-12-05 10:00" --to "2026-12-05 12:00"
  slots undo NUMBER
  slots cancel APPOINTMENT

cancel mails the visitor and the agency.`;

/** How many days are listed. */
const DAYS = 30;
const MOST_DAYS = 400;

await runCommand(async (open) => {
  const order = readOrder();
  const work = await open();
  process.stdout.write(describe(order, await work.slots(order)));
  return 0;
});

function readOrder(): SlotsOrder {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments({ agent: text, days: text, from: text, to: text, home: text }, USAGE);
  const [action, subject = ''] = positionals;
  const { agent, days = String(DAYS), from, to, home } = values;
  if (agent !== undefined && !isEmail(agent)) throw new StartupError(`--agent: not a mail address\n${USAGE}`);
  if (action === 'list') return { action, agenda: agent?.toLowerCase(), ...comingDays(Number(days)) };
  if (action === 'undo') return { action, number: wholeNumber(subject, 'NUMBER') };
  if (action === 'cancel' && isId(subject)) return { action, id: subject.toLowerCase() };
  if ((action !== 'open' && action !== 'close') || !agent) throw new StartupError(USAGE);
  const span = { agenda: agent.toLowerCase(), start: readMoment(from, '--from'), end: readMoment(to, '--to') };
  if (span.start >= span.end) throw new StartupError(`--to: must be later than --from\n${USAGE}`);
  if (action === 'close') return { action, ...span };
  return { action, ...span, propertyId: home === undefined ? undefined : wholeNumber(home, '--home') };
}

function comingDays(days: number): Span {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new StartupError(`--days: 1 to ${MOST_DAYS}\n${USAGE}`);
  const today = brusselsDay(new Date());
  return { start: startOfDay(today), end: startOfDay(addDays(today, days)) };
}

function wholeNumber(text: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartupError(`${name}: not a number\n${USAGE}`);
  return Number(text);
}

/** Local time in Belgium. */
function readMoment(text: string | undefined, name: string): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text ?? '') ?? [];
  try {
    const moment = day && momentOf(day, time);
    if (moment) return moment;
  } catch {
    // No such day or time.
  }
  throw new StartupError(`${name}: not a time like "2026-12-05 10:00"\n${USAGE}`);
}

function describe({ action }: SlotsOrder, { number, appointments, changes }: SlotsAnswer): string {
  if (action === 'undo') return `Change ${number} is undone.\n`;
  const lines = appointments.map(
    ({ id, agenda, propertyId, status, visitor, ...span }) =>
      `${timeOf(span)}  ${status}  home ${propertyId}  ${agenda}  ${terminalText([visitor.name, visitor.email, visitor.phone].filter(Boolean).join(', '))}  ${id}`,
  );
  if (action === 'cancel') return `Cancelled:\n${lines.join('\n')}\n`;
  if (action === 'open') return `Opened (change ${number}).\n`;
  if (action === 'close')
    return [`Closed (change ${number}).`, ...(lines.length > 0 ? ['These appointments stay:', ...lines] : []), ''].join(
      '\n',
    );
  const byHand = changes.map(
    ({ id, kind, agenda, propertyId, ...span }) =>
      `${timeOf(span)}  ${kind}  ${agenda}${propertyId === null ? '' : `  home ${propertyId} only`}  change ${id}`,
  );
  return [
    lines.length > 0 ? 'Appointments:' : 'No appointments.',
    ...lines,
    ...(byHand.length > 0 ? ['Opened and closed by hand:', ...byHand] : []),
    '',
  ].join('\n');
}

/** "2026-12-05 10:00–10:45" */
function timeOf({ start, end }: Span): string {
  const [from, to] = [localIso(start), localIso(end)];
  const isOneDay = from.slice(0, 10) === to.slice(0, 10);
  return `${from.slice(0, 10)} ${from.slice(11, 16)}–${isOneDay ? '' : `${to.slice(0, 10)} `}${to.slice(11, 16)}`;
}
