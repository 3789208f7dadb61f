import * as z from 'zod/mini';
import { id, optionalLine, optionalText, requiredPhone } from './fields.ts';
import { everyForm, person, timeSlots } from './parts.ts';

const chosen = z.refine<{ slot?: string | undefined; timeSlots: readonly string[] }>(
  ({ slot, timeSlots: parts }) => slot !== undefined || parts.length > 0,
  { path: ['slot'], error: 'slot.required' },
);

/** Wants to visit a home: at a time that the agency offers, or at a part of the day that suits. */
export const visit = z
  .object({
    propertyId: id(),
    /** Id of the time: see `GET /api/visit-slots`. */
    slot: optionalLine(40),
    /** What suits where no time is chosen. */
    timeSlots: timeSlots(),
    ...person,
    /** Whoever shows the home has to reach the visitor. */
    phone: requiredPhone(),
    message: optionalText(2000),
    ...everyForm,
  })
  .check(chosen);

export type VisitForm = z.infer<typeof visit>;
