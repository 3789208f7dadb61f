import { defineFragment } from '@facade/section-kit';
import { TestimonialForm } from '../forms/testimonial/testimonial-form.tsx';

export const fragment = defineFragment({ Component: () => <TestimonialForm /> });
