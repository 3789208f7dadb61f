import { buildFeed } from './build-feed.ts';

const { feed, orders } = buildFeed();
const properties = feed.properties.filter(({ language, OffMarket }) => language === 'nl' && !OffMarket);
const ofProperty = (id: number) => orders.filter((order) => order.id.startsWith(`p${id}-`));

test('five to nine pictures a property, three to five a project', () => {
  for (const { ID } of properties) {
    const count = ofProperty(ID).length;
    expect([ID, count >= 5 && count <= 9]).toEqual([ID, true]);
  }
  for (const { ID } of feed.projects) {
    const count = orders.filter(({ id }) => id.startsWith(`j${ID}-`)).length;
    expect([ID, count >= 3 && count <= 5]).toEqual([ID, true]);
  }
});

test('every picture of the feed is ordered once, and the other way round', () => {
  const ids = orders.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = [...feed.properties, ...feed.projects].flatMap(({ Pictures }) => Pictures.map(({ ID }) => ID));
  expect(new Set(named)).toEqual(new Set(ids));
});

test('land looks like land, a garage like a garage', () => {
  for (const { ID, WebID } of properties) {
    const kinds = new Set(ofProperty(ID).map(({ kind }) => kind));
    if (WebID === 3) expect([ID, [...kinds].sort()]).toEqual([ID, ['land', 'street']]);
    if (WebID === 8) expect([ID, [...kinds].sort()]).toEqual([ID, ['facade', 'garage', 'street']]);
    if (WebID === 1) expect([ID, kinds.has('facade'), kinds.has('kitchen')]).toEqual([ID, true, true]);
  }
});

test('alternative texts are there and differ within a property', () => {
  for (const { ID, language, Pictures } of feed.properties) {
    const texts = Pictures.map(({ Alt }) => Alt);
    expect([ID, language, texts.every((text) => text.length > 2), new Set(texts).size]).toEqual([
      ID,
      language,
      true,
      texts.length,
    ]);
  }
});
