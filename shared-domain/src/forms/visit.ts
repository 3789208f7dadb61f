import * as z from 'zod/mini';
import { betweenFields, id, isFilled, optionalLine, optionalText, requiredPhone } from './fields.ts';
import { everyForm, person, timeSlots } from './parts.ts';

const chosen = betweenFields('slot', 'slot.required', (values) => isFilled(values.slot) || isFilled(values.timeSlots));

/** A request to visit a home: at a time that the agency offers, or in a preferred part of the day. */
export const visit = z
  .object({
    propertyId: id(),
    /** Id of the time: see `GET /api/visit-slots`. */
    slot: optionalLine(40),
    /** The preferred part of the day, without a chosen time. */
    timeSlots: timeSlots(),
    ...person,
    /** The agent must be able to reach the visitor. */
    phone: requiredPhone(),
    message: optionalText(2000),
    ...everyForm,
  })
  .check(chosen);

export type VisitForm = z.infer<typeof visit>;
