import { defineFragment } from '@facade/section-kit';
import { ContactPanel } from '../components/contact-panel.tsx';
import type { About } from '../model/contact-values.ts';

export const fragment = defineFragment<{ about: About }>({
  Component: ({ props }) => <ContactPanel about={props.about} />,
});
