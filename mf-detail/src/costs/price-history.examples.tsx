import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { PriceHistory } from './price-history.tsx';

const history =
  (changes: Partial<PropertyDetail>): Example['render'] =>
  () => <PriceHistory property={sampleProperty(changes)} />;

export const examples: Examples = {
  'twice lower': history({
    priceHistory: [
      { at: '2026-06-12T00:00:00.000Z', amount: 265_000 },
      { at: '2026-09-03T00:00:00.000Z', amount: 255_000 },
      { at: '2026-11-04T00:00:00.000Z', amount: 245_000 },
    ],
  }),
  'a rent that rose': history({
    goal: 'rent',
    priceHistory: [
      { at: '2026-09-03T00:00:00.000Z', amount: 720 },
      { at: '2026-11-04T00:00:00.000Z', amount: 740 },
    ],
  }),
};
