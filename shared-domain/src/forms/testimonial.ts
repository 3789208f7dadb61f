import * as z from 'zod/mini';
import { email, requiredLine, requiredText } from './fields.ts';
import { everyForm } from './parts.ts';
import { optionalWebAddress } from './web-address.ts';

/** What a client says of the agency. The mail address is for the agency only; `website` is taken by the trap for programs. */
export const testimonial = z.object({
  comment: requiredText('comment', 2000),
  name: requiredLine('name', 80),
  email: email(),
  homepage: optionalWebAddress('homepage'),
  ...everyForm,
});

export type TestimonialForm = z.infer<typeof testimonial>;
