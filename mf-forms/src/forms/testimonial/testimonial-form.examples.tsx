import type { Examples } from '@facade/section-kit/testing';
import { TestimonialForm } from './testimonial-form.tsx';

const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

export const examples: Examples = {
  empty: () => <TestimonialForm />,
  'sent empty: what is wrong': { render: () => <TestimonialForm />, play: send },
};
