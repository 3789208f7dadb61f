import { MAX_INTEGER } from '@facade/shared-domain/limits';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { z } from 'zod';
import { isDay } from '../../kernel/index.ts';
import { leadHome, staffMember } from './agency.ts';
import { absent } from './agency-changes.ts';

const agent = z.object({ email: z.string(), name: z.string() });
const span = {
  start: z.string().describe('with the clock of Belgium: `2026-11-24T14:00:00+01:00`'),
  end: z.string(),
};

export const agendaQuery = z.object({
  week: z.string().refine(isDay, 'not a day such as 2026-11-24').optional().describe('any day of it; else this week'),
  agent: z.string().max(254).optional().describe('mail address of the one agent to show, for managers'),
});

export const agendaAnswer = z.object({
  staff: staffMember,
  today: z.string(),
  week: z.string().describe('the Monday'),
  agents: z.array(agent).describe('whose agendas this person may open and close'),
  agent: z.string().nullable().describe('whose agenda is shown; null: everybody’s'),
  visits: z.array(
    z.object({
      id: z.string(),
      leadId: z.string(),
      status: z.enum(['held', 'booked', 'cancelled']),
      ...span,
      sequence: z.int(),
      canChange: z.boolean(),
      agent,
      home: leadHome,
      visitor: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    }),
  ),
  changes: z.array(
    z.object({ id: z.int(), kind: z.enum(['open', 'closed']), agent, ...span, home: leadHome.nullable() }),
  ),
  free: z.array(z.object(span)).describe('times that can still be booked, where one agenda is shown'),
  requests: z.array(z.object({ id: z.string(), sender: z.string(), home: leadHome.nullable(), createdAt: z.string() })),
}) satisfies z.ZodType<AgendaAnswer>;

const number = (least: number) =>
  z.preprocess(
    absent,
    z.coerce.number({ error: 'invalid' }).int('invalid').min(least, 'invalid').max(MAX_INTEGER, 'invalid').optional(),
  );
const text = (most: number) =>
  z.preprocess(absent, z.string({ error: 'invalid' }).trim().max(most, 'tooLong').optional());
const time = z.preprocess(
  absent,
  z
    .string({ error: 'invalid' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')
    .optional(),
);

/** Required fields of each change. */
const NEEDED = {
  cancel: ['id', 'sequence'],
  open: ['agent', 'day', 'from', 'to'],
  close: ['agent', 'day', 'from', 'to'],
  undo: ['change'],
} as const;

/** A change of the agenda, as JSON or as a browser posts it without JavaScript. */
export const agendaChange = z
  .object({
    action: z.enum(['cancel', 'open', 'close', 'undo'], { error: 'invalid' }),
    id: z.preprocess(absent, z.uuid({ error: 'invalid' }).optional()).describe('of the visit'),
    sequence: number(0).describe('of the visit as it was shown'),
    change: number(1).describe('what was opened or closed by hand'),
    agent: text(254).describe('mail address: whose time is opened or closed'),
    day: z.preprocess(absent, z.string({ error: 'invalid' }).refine(isDay, 'date.invalid').optional()),
    from: time.describe('`14:00`, of the clock in Belgium'),
    to: time,
  })
  .superRefine((change, context) => {
    for (const field of NEEDED[change.action])
      if (change[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'required' });
    const { from, to } = change;
    if (from !== undefined && to !== undefined && to <= from)
      context.addIssue({ code: 'custom', path: ['to'], message: 'span.reversed' });
  });

export type AgendaChange = z.infer<typeof agendaChange>;
