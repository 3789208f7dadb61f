import * as z from 'zod/mini';
import { email } from './fields.ts';
import { everyForm } from './parts.ts';

/** Signs up for the newsletter. */
export const newsletter = z.object({ email: email(), ...everyForm });

/** Requests the links to all subscriptions of an address. */
export const demandUnsubscribe = z.object({
  email: email(),
  website: everyForm.website,
  language: everyForm.language,
});
