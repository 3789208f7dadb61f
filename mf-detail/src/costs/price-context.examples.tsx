import type { Example, Examples } from '@facade/section-kit/testing';
import type { PriceContext as Context } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { PriceContext } from './price-context.tsx';

const beside =
  (priceContext: Context): Example['render'] =>
  () => <PriceContext property={sampleProperty({ priceContext })} />;

export const examples: Examples = {
  'within the range': beside({ perSquareMetre: 1320, low: 1150, high: 1510, homes: 18, sold: 6, withinKm: 12 }),
  'above it, none is sold': beside({ perSquareMetre: 2480, low: 1150, high: 1510, homes: 5, sold: 0, withinKm: 21 }),
};
