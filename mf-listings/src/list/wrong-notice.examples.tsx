import type { Examples } from '@facade/section-kit/testing';
import { ENERGY_LETTERS } from '@facade/shared-domain/listing/listing-filters';
import { SORTS } from './list-query.ts';
import { WrongNotice } from './wrong-notice.tsx';

export const examples: Examples = {
  'a town': () => <WrongNotice wrong={[{ name: 'city', values: ['Atlantis|9999'] }]} />,
  'words of a search': () => <WrongNotice narrowed wrong={[{ name: 'q', values: ['2 badkamers'] }]} />,
  everything: () => (
    <WrongNotice
      wrong={[
        { name: 'city', values: ['Atlantis'] },
        { name: 'city', values: ['Aat', 'Lessen', 'Bergen', '…'], reason: { kind: 'many', most: 30 } },
        { name: 'type', values: ['<script>'], reason: { kind: 'whole', least: 1, most: 2_147_483_647 } },
        { name: 'minPrice', values: ['-5'], reason: { kind: 'whole', least: 0, most: 1_000_000_000 } },
        { name: 'maxPrice', values: ['200000'], reason: { kind: 'below', other: 'minPrice', value: 300_000 } },
        { name: 'minBedrooms', values: ['3'], reason: { kind: 'repeated' } },
        { name: 'energy', values: ['h', 'i'], reason: { kind: 'oneOf', values: ENERGY_LETTERS } },
        { name: 'bbox', values: ['4,50'], reason: { kind: 'bbox' } },
        { name: 'within', values: ['3 50,4 51'], reason: { kind: 'within', most: 100 } },
        { name: 'near', values: ['here'], reason: { kind: 'near', most: 200 } },
        { name: 'page', values: ['last'], reason: { kind: 'whole', least: 1, most: 834 } },
        { name: 'sort', values: ['colour'], reason: { kind: 'oneOf', values: SORTS } },
        { name: 'q', values: ['kasteel'] },
        { name: 'q', values: ['a\ufffdb'], reason: { kind: 'unreadable' } },
      ]}
    />
  ),
};
