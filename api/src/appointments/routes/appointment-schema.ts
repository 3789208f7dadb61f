import { z } from 'zod';

export const byToken = z.object({ token: z.string().max(100) });

/** A booked visit. */
export const appointment = z.object({
  status: z
    .enum(['held', 'lapsed', 'booked', 'cancelled'])
    .describe('held: until it is confirmed by the link of the mail; lapsed: it was not, in time'),
  start: z.string().describe('with the clock of Belgium: `2026-11-24T14:00:00+01:00`'),
  end: z.string(),
  heldUntil: z.string().nullable().describe('with the clock of Belgium; null unless it is held'),
  canConfirm: z.boolean().describe('it is held, and this is the link of the mail'),
  canChange: z.boolean().describe('booked, and still to come'),
  propertyId: z.int(),
  title: z.string(),
  address: z.string().describe('without the street where it is not published'),
  path: z.string().nullable().describe('of the home; null where it has left the site'),
  agent: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
});

/** What its visitor does with it. */
export const appointmentChange = z.object({
  action: z.enum(['move', 'cancel', 'confirm'], { error: 'invalid' }),
  slot: z.string({ error: 'invalid' }).max(40, 'invalid').optional().describe('id of the slot to move it to'),
  language: z.string().max(2).optional().catch(undefined),
});
