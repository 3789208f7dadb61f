import { defineFragment } from '@facade/platform/section';
import { ContactForm } from '../components/contact-form.tsx';
import type { About } from '../model/contact-values.ts';

export const fragment = defineFragment<{ about: About }>({
  Component: ({ props }) => <ContactForm about={props.about} />,
});
