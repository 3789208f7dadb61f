import type { Example, Examples } from '@facade/section-kit/testing';
import type { Price, PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { PriceBlock } from './price-block.tsx';

const sale: Price = { amount: 245_000, charges: null, unit: null, annuity: null, excludesVat: false };

const block =
  (changes: Partial<Price>, more: Partial<PropertyDetail> = {}): Example['render'] =>
  () => <PriceBlock property={sampleProperty({ ...more, price: { ...sale, ...changes } })} />;

const annuity: PropertyDetail['groups'] = [
  {
    key: 'annuity',
    facts: [
      { key: 'annuityAge1', kind: 'number', value: 81 },
      { key: 'annuityAge2', kind: 'number', value: 77 },
      { key: 'annuityOccupied', kind: 'yesNo', value: true },
      { key: 'annuityMaxYears', kind: 'number', value: 15 },
    ],
  },
];
const vat: PropertyDetail['groups'] = [{ key: 'costs', facts: [{ key: 'vatAmount', kind: 'price', value: 38_000 }] }];

export const examples: Examples = {
  'for sale': block({}),
  'starting from, without VAT': block({ unit: 7, excludesVat: true }, { groups: vat }),
  reduced: block({}, { previousPrice: 259_000, priceDroppedAt: '2026-11-08' }),
  'life annuity': block({ amount: 65_000, annuity: 820 }, { groups: annuity }),
  'for rent, with charges': block({ amount: 950, charges: 120 }, { goal: 'rent' }),
  'for rent, charges on request': block({ amount: 950 }, { goal: 'rent' }),
  'on request': block({ amount: null }),
};
