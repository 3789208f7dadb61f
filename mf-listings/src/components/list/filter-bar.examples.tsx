import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleList } from '../../testing/sample-list.ts';
import { FilterBar } from './filter-bar.tsx';

const bar =
  (query = ''): Example['render'] =>
  (page) => <FilterBar data={sampleList(query)} path="/nl/te-koop/" {...page} />;

export const examples: Examples = {
  'no choice': { render: bar(), bleed: true },
  'type and town': { render: bar('?type=1&city=Ath%7C7800&sort=price'), bleed: true },
  'a text was searched for': { render: bar('?q=ath'), bleed: true },
  'kept properties': { render: bar('?ids=101,205'), bleed: true },
  'a filter with the focus': { render: bar(), focus: 'select', bleed: true },
};
