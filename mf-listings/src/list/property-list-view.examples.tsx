import type { Examples } from '@facade/section-kit/testing';
import { sampleList } from '../testing/sample-list.ts';
import type { ListData } from './list-data.ts';
import { PropertyListView } from './property-list-view.tsx';

const view = (query = '', changes?: Partial<ListData>) => ({
  render: () => <PropertyListView data={sampleList(query, changes)} />,
  bleed: true,
});

export const examples: Examples = {
  everything: view(),
  'houses in a town': view('?type=1&city=Ath%7C7800'),
  'more than are counted, on the last page': view('?page=834', { total: 10_000, totalIsMore: true, pages: 834 }),
  'an unknown town': view('', { wrong: [{ name: 'city', values: ['Atlantis'] }] }),
  'nothing fits': view('?type=12&city=Lessines%7C7860', {
    properties: [],
    total: 0,
    unavailable: 0,
    pages: 1,
    loosening: { name: 'type', filters: sampleList('?city=Lessines%7C7860').query.filters, count: 8 },
  }),
  'a town without homes': view('?city=Mons%7C7000', {
    properties: [],
    total: 0,
    unavailable: 0,
    pages: 1,
    loosening: { name: 'nearby', filters: sampleList('?near=50.45,3.94,10').query.filters, count: 8 },
  }),
  'nothing fits, and only two filters less help': view('?type=3&minBedrooms=4', {
    properties: [],
    total: 0,
    unavailable: 0,
    pages: 1,
    loosening: { name: 'minBedrooms', second: 'type', filters: sampleList().query.filters, count: 83 },
  }),
};
