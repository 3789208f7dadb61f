import { defineFragment } from '@facade/section-kit';
import { ContactPanel } from '../forms/enquiry/contact-panel.tsx';
import type { ContactProps } from '../forms/enquiry/contact-values.ts';

export const fragment = defineFragment<ContactProps>({
  Component: ({ props }) => <ContactPanel {...props} />,
});
