import { defineFragment } from '@facade/section-kit';
import { ContactPanel } from '../forms/enquiry/contact-panel.tsx';
import type { About } from '../forms/enquiry/contact-values.ts';

export const fragment = defineFragment<{ about: About }>({
  Component: ({ props }) => <ContactPanel about={props.about} />,
});
