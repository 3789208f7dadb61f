import * as z from 'zod/mini';
import { email, requiredLine, requiredText } from './fields.ts';
import { everyForm } from './parts.ts';
import { optionalWebAddress } from './web-address.ts';

/** A client's testimonial. The mail address is for the agency only; the name `website` is used by the spam trap. */
export const testimonial = z.object({
  comment: requiredText('comment', 2000),
  name: requiredLine('name', 80),
  email: email(),
  homepage: optionalWebAddress('homepage'),
  ...everyForm,
});

export type TestimonialForm = z.infer<typeof testimonial>;
