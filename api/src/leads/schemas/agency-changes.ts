import { MAX_INTEGER } from '@facade/shared-domain/limits';
import { z } from 'zod';
import { id } from '../../http/index.ts';

/** A field that was left empty. */
export const absent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const ACTIONS = [
  'note',
  'answer',
  'reopen',
  'assign',
  'approve',
  'refuse',
  'suspect',
  'clear',
  'cancel-visit',
  'show-offer',
  'visitor-said',
  'show-said',
  'reply',
] as const;

/** What they do is write a text. */
const WRITES: readonly string[] = ['note', 'visitor-said', 'reply'];

/** A change of a lead, as JSON or as a browser posts it without JavaScript. */
export const leadChange = z
  .object({
    id: z.uuid({ error: 'invalid' }),
    version: z.coerce.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(MAX_INTEGER, 'invalid'),
    action: z.enum(ACTIONS, { error: 'invalid' }),
    note: z.preprocess(absent, z.string({ error: 'invalid' }).trim().max(4000, 'tooLong').default('')),
    assignee: z.preprocess(absent, id.nullable().default(null)).describe('who gets it, for `assign`; none: nobody'),
    sequence: z
      .preprocess(
        absent,
        z.coerce.number({ error: 'invalid' }).int('invalid').min(0, 'invalid').nullable().default(null),
      )
      .describe('of the visit as it was shown, for `cancel-visit`'),
  })
  .refine(({ action, note }) => !WRITES.includes(action) || note !== '', { path: ['note'], message: 'required' });

/** One change of several leads, each as `id.version`. */
export const leadsChange = z.object({
  leads: z
    .preprocess(
      (value) => (value === undefined ? [] : [value].flat()),
      z
        .array(z.string().regex(/^[0-9a-f-]{36}\.\d{1,9}$/, 'invalid'))
        .min(1, 'required')
        .max(100, 'invalid'),
    )
    .transform((leads) => leads.map((one) => ({ id: one.slice(0, 36), version: Number(one.slice(37)) }))),
  action: z.enum(['answer', 'assign'], { error: 'invalid' }),
  assignee: z.preprocess(absent, id.nullable().default(null)).describe('who gets them, for `assign`; none: nobody'),
});

/** Mails to send again: one, or all that were given up. */
export const mailResend = z
  .object({
    id: z.preprocess(absent, z.uuid({ error: 'invalid' }).optional()),
    all: z.preprocess((value) => value === true || value === 'true', z.boolean()),
  })
  .refine(({ id, all }) => all || id !== undefined, { path: ['id'], message: 'required' });
