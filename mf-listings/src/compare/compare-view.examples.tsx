import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertySummary } from '@facade/shared-domain/model';
import { toCardProperty } from '../cards/card-data.ts';
import { sampleProperty } from '../testing/samples.ts';
import { CompareView } from './compare-view.tsx';
import type { ComparedHome } from './compared-home.ts';

const home = (changes: Partial<PropertySummary>, facts: ComparedHome['facts'] = {}): ComparedHome => ({
  ...toCardProperty(sampleProperty(changes)),
  facts,
  cadastralIncome: 845,
});
const homes = [
  home({ id: 1 }, { terrace: true, constructionYear: '1998' }),
  home({ id: 2, typeName: 'Appartement', landArea: null, pictures: [] }, { lift: true, constructionYear: '2021' }),
  home({ id: 3, bedrooms: 4, price: { ...sampleProperty().price, amount: null } }),
  home({ id: 4, availability: 'sold', energy: null }),
];

const view =
  (count: number): Example['render'] =>
  () => <CompareView data={homes.slice(0, count)} />;

export const examples: Examples = {
  'two side by side': view(2),
  'four side by side': view(4),
  'too few': view(1),
};
