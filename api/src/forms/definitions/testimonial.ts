import { type TestimonialForm, testimonial } from '@facade/shared-domain/forms/testimonial';
import { storeTestimonial } from '../../testimonials/store-testimonial.ts';
import { testimonialConfirmation, testimonialNotice } from '../../testimonials/testimonial-mail.ts';
import { defineForm } from '../form-definition.ts';

/** What a client says of the agency; the agency reads it before anybody else does. */
export const testimonialForm = defineForm<TestimonialForm, number>({
  id: 'testimonial',
  schema: testimonial,
  act: (tx, { id, values }) => storeTestimonial(tx, id, values),
  mails: (submission, id) => [testimonialNotice(submission, id), testimonialConfirmation(submission)],
  next: () => ({ path: '/feedback/testimonial/' }),
});
