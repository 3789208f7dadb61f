import { z } from 'zod';
import { isDay } from '../../kernel/index.ts';

/** Days of the week as `visits.yaml` names them, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type VisitRules = z.infer<typeof visitsSchema>;

/** Hours in Belgian local time between which visits may begin and must end. */
export type WeeklyHours = VisitRules['weekly'][number];

/** A day, or a range of days, without visits. */
export type ClosedDays = VisitRules['closed'][number];

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "14:00"');

const day = z.string().refine(isDay, 'must be a day like 2026-12-25');

const weekly = z
  .strictObject({ days: z.array(z.enum(WEEKDAYS)).min(1), from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be later than from' });

const closed = z
  .union([day.transform((from) => ({ from, to: from })), z.strictObject({ from: day, to: day })])
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' });

const minutes = z.int().min(10).max(240);
const pause = z.int().min(0).max(240);
const leadHours = z.int().min(0).max(336);
const daysAhead = z.int().min(1).max(60);

/** An agent's exceptions to the agency's rules. */
const agent = z.strictObject({
  email: z.email('is not an email address').toLowerCase(),
  minutes: minutes.optional(),
  pause: pause.optional(),
  leadHours: leadHours.optional(),
  daysAhead: daysAhead.optional(),
  weekly: z.array(weekly).optional(),
  closed: z.array(closed).default([]),
});

/** `visits.yaml`: when visitors may book a visit of a home themselves. Without it, only the slots that `facade slots` opens. */
export const visitsSchema = z.strictObject({
  /** How long one visit takes, and the minutes after it that nobody can book. */
  minutes: minutes.default(45),
  pause: pause.default(15),
  /** Latest time to book: this many hours before the visit. */
  leadHours: leadHours.default(24),
  /** Earliest time to book: this many days before the visit. */
  daysAhead: daysAhead.default(21),
  weekly: z.array(weekly).default([]),
  closed: z.array(closed).default([]),
  /** Ids of the homes that are visited by arrangement only. */
  leftOut: z.array(z.int().positive()).default([]),
  agents: z.array(agent).default([]),
});
