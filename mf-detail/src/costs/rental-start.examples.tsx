import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { RentalStart } from './rental-start.tsx';

const start =
  (changes: Partial<PropertyDetail>): Example['render'] =>
  () => <RentalStart property={sampleProperty({ goal: 'rent', ...changes })} />;

const price = { amount: 950, charges: 120, unit: null, annuity: null, excludesVat: false };

export const examples: Examples = {
  'a dwelling in Wallonia': start({ price }),
  'without charges, in Flanders': start({ price: { ...price, charges: null }, region: 'flanders' }),
  'sums that the agency names': start({
    price,
    groups: [
      {
        key: 'rental',
        facts: [
          { key: 'deposit', kind: 'price', value: 1900 },
          { key: 'inventoryCost', kind: 'price', value: 190 },
        ],
      },
    ],
  }),
  'a shop': start({ price, isDwelling: false }),
};
