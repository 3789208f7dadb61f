import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { firstLoan } from '../costs/first-loan.ts';
import { sampleProperty } from '../testing/sample-property.ts';
import { PropertyView } from './property-view.tsx';

function view(changes: Partial<PropertyDetail> = {}): Example {
  const property = sampleProperty(changes);
  const loan = firstLoan(property, {});
  return { render: () => <PropertyView property={property} loan={loan} />, bleed: true };
}

export const examples: Examples = {
  'for sale': view(),
  'for rent': view({
    goal: 'rent',
    price: { amount: 950, charges: 120, unit: null, annuity: null, excludesVat: false },
  }),
  sold: view({ availability: 'sold', price: { ...sampleProperty().price, amount: null } }),
  'little is known': view({
    pictures: [],
    groups: [],
    energy: null,
    description: { html: '', summary: '', language: 'nl' },
    documents: [],
    street: null,
    ribbon: null,
    bedrooms: null,
    bathrooms: null,
    livingArea: null,
    landArea: null,
    price: { amount: null, charges: null, unit: null, annuity: null, excludesVat: false },
  }),
};
