import type { Examples } from '@facade/section-kit/testing';
import { sampleSite } from '@facade/section-kit/testing';
import { ContactPanel } from './contact-panel.tsx';

const site = {
  agency: {
    ...sampleSite().agency,
    openingHours: [
      { days: 'ma – vr', hours: '9 – 18 u' },
      { days: 'za', hours: '10 – 13 u' },
    ],
  },
};

export const examples: Examples = {
  'with the other ways to reach the agency': { render: () => <ContactPanel about={null} />, site },
  'about a property: the form alone': () => <ContactPanel about={{ kind: 'property', id: 4321 }} />,
};
