import type { Example, Examples } from '@facade/section-kit/testing';
import type { Goal, Price } from '@facade/shared-domain/model';
import { PriceBlock } from './price-block.tsx';

const sale: Price = { amount: 245_000, charges: null, unit: null, annuity: null, excludesVat: false };

const block =
  (changes: Partial<Price>, goal: Goal = 'sale'): Example['render'] =>
  (page) => <PriceBlock price={{ ...sale, ...changes }} goal={goal} {...page} />;

export const examples: Examples = {
  'for sale': block({}),
  'starting from, without VAT': block({ unit: 7, excludesVat: true }),
  'life annuity': block({ amount: 65_000, annuity: 820 }),
  'for rent, with charges': block({ amount: 950, charges: 120 }, 'rent'),
  'for rent, charges on request': block({ amount: 950 }, 'rent'),
  'on request': block({ amount: null }),
};
