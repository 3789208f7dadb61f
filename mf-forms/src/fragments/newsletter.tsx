import { defineFragment } from '@facade/section-kit';
import { NewsletterForm } from '../forms/newsletter/newsletter-form.tsx';

export const fragment = defineFragment({ Component: () => <NewsletterForm /> });
