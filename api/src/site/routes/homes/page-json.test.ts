import { propertyRecords } from '@facade/feed/testing/sample-records';
import { viewOf } from '../../../catalogue/make-view.ts';
import { propertyPage } from '../../../catalogue/schemas/property.ts';
import { summarize } from '../../../catalogue/summarize.ts';
import type { Db } from '../../../platform/database/index.ts';
import { catalogueOf } from '../../../testing/sample-catalogue.ts';
import { pageJson } from './page-json.ts';

const NONE = { sale: 0, rent: 0 };

test('equals the page as serialized by the schema, without unknown fields', async () => {
  const catalogue = await catalogueOf([...propertyRecords(1), ...propertyRecords(2)]);
  const statistics = { totals: NONE, all: NONE, towns: new Map(), categories: new Map(), types: [], bounds: null };
  // Reads nothing: its input is given.
  const view = viewOf({} as Db, { ...catalogue, revision: '1', statistics }, 'nl', 'nl');
  const given = { pictures: new Map(), projects: new Map(), asked: new Map() };
  const summaries = catalogue.properties.map((property) => summarize(property, view, given));
  for (const items of [summaries, summaries.toReversed(), []]) {
    const page = { items, page: 1, pageSize: 12, total: items.length, unavailable: 0 };
    expect(JSON.parse(pageJson(page))).toEqual(propertyPage.encode(page));
  }
  const [first] = summaries;
  if (!first) throw new Error('no property');
  const extended = { ...first, secret: 'key code' };
  expect(pageJson({ items: [extended], page: 1, pageSize: 12, total: 1, unavailable: 0 })).not.toContain('key code');
});
