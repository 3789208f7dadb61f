import { propertyPage } from '../../schemas/property.ts';
import { viewOfRecords } from '../../testing/sample-catalogue.ts';
import { propertyRecords } from '../../testing/sample-records.ts';
import { pageJson } from './page-json.ts';

test('is what the schema would make of the page, without what the schema does not know', async () => {
  const { summaries } = await viewOfRecords([...propertyRecords(1), ...propertyRecords(2)]);
  for (const items of [summaries, summaries.toReversed(), []]) {
    const page = { items, page: 1, pageSize: 12, total: items.length, unavailable: 0 };
    expect(JSON.parse(pageJson(page))).toEqual(propertyPage.encode(page));
  }
  const [first] = summaries;
  if (!first) throw new Error('no property');
  const extended = { ...first, secret: 'key code' };
  expect(pageJson({ items: [extended], page: 1, pageSize: 12, total: 1, unavailable: 0 })).not.toContain('key code');
});
