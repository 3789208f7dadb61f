import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { PropertyHeading } from './property-heading.tsx';

const heading =
  (changes: Partial<PropertyDetail> = {}): Example['render'] =>
  () => <PropertyHeading property={sampleProperty(changes)} />;

export const examples: Examples = {
  'for sale, with a ribbon': heading(),
  sold: heading({ availability: 'sold' }),
  rented: heading({ goal: 'rent', availability: 'rented' }),
  'address on request': heading({ street: null, ribbon: null }),
  'long text': heading({
    title: {
      text: 'Uitzonderlijke en volledig gerenoveerde herenwoning met stadstuin, bijgebouw en dubbele garage in het hart van de stad',
      language: 'nl',
    },
  }),
};
