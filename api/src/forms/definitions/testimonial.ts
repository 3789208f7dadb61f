import { type TestimonialForm, testimonial } from '@facade/shared-domain/forms/testimonial';
import { defineForm } from '../../correspondence/index.ts';
import { storeTestimonial, testimonialConfirmation, testimonialNotice } from '../../leads/index.ts';

/** A client's testimonial; the agency approves it before it is shown. */
export const testimonialForm = defineForm<TestimonialForm, number>({
  id: 'testimonial',
  schema: testimonial,
  act: (tx, { id, values }) => storeTestimonial(tx, id, values),
  mails: (submission, id) => [testimonialNotice(submission, id), testimonialConfirmation(submission)],
  next: () => ({ path: '/feedback/testimonial/' }),
});
