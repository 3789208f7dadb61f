import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleList } from '../testing/sample-list.ts';
import { FilterBar } from './filter-bar.tsx';

const bar =
  (query = ''): Example['render'] =>
  () => <FilterBar data={sampleList(query)} path="/nl/te-koop/" />;

export const examples: Examples = {
  'no choice': { render: bar(), bleed: true },
  'type and town': { render: bar('?type=1&city=Ath%7C7800&sort=price'), bleed: true },
  'every chip set': {
    render: bar('?type=1,12&near=50.63,3.778,5&minPrice=150000&maxPrice=250000&minBedrooms=3&energy=a,b&has=garden'),
    bleed: true,
  },
  'a text was searched for': { render: bar('?q=ath'), bleed: true },
  'kept properties': { render: bar('?ids=101,205'), bleed: true },
  'a chip with the focus': { render: bar(), focus: 'summary', bleed: true },
};
