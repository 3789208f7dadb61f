import type { Example, Examples } from '@facade/section-kit/testing';
import type { Teaser } from '@facade/shared-domain/model';
import { sampleTeaser } from '../testing/sample-teaser.ts';
import { TeaserCards } from './teaser-cards.tsx';

const cards =
  (...changes: Partial<Teaser>[]): Example['render'] =>
  () => <TeaserCards teasers={changes.map((change, index) => sampleTeaser({ id: 9000 + index, ...change }))} />;

export const examples: Examples = {
  'a house, a rent, one of which little is said': cards(
    {},
    { goal: 'rent', typeName: 'Handelspand', priceBand: { from: 1250, to: 1500 }, bedrooms: null, landArea: null },
    { typeName: '', area: '', priceBand: null, bedrooms: null, livingArea: null, landArea: null, energy: null },
  ),
  'its link with the focus': { render: cards({}), focus: 'h3 a' },
};
