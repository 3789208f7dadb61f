import { buildFeed } from '../build-feed.ts';
import type { Feed } from '../records/record.ts';
import { documentOf, linesOf } from './many-records.ts';

const feedOf = (count: number): Feed => JSON.parse([...documentOf(count)].join(''));
const own = buildFeed();

test('as many properties as asked for, two records each, ids used once', () => {
  for (const count of [0, 1, 104, 400]) {
    const { properties } = feedOf(count);
    expect(properties).toHaveLength(2 * count);
    expect(new Set(properties.map(({ ID, language }) => `${ID} ${language}`)).size).toBe(2 * count);
  }
});

test('the first are the agency’s own feed, without the homes that are not published', () => {
  const properties = own.feed.properties.filter(({ OffMarket }) => !OffMarket);
  expect(feedOf(104)).toEqual({ ...own.feed, properties });
});

test('the same feed at every call', () => {
  expect([...documentOf(250)].join('')).toBe([...documentOf(250)].join(''));
});

test('a longer feed begins with a shorter one', () => {
  expect(feedOf(300).properties.slice(0, 400)).toEqual(feedOf(200).properties);
});

test('every picture is one that the agency has', () => {
  const drawn = new Set(own.orders.map(({ id }) => `${id}.svg`));
  const files = feedOf(500).properties.flatMap(({ Pictures }) => Pictures.map(({ File }) => File));
  expect(files.filter((file) => !drawn.has(file))).toEqual([]);
});

test('properties like one another differ in place, price and text', () => {
  const { properties, cities } = feedOf(1000);
  const dutch = properties.filter(({ language }) => language === 'nl').slice(104);
  expect(
    new Set(dutch.map(({ Street, HouseNumber, City }) => `${Street} ${HouseNumber} ${City}`)).size,
  ).toBeGreaterThan(700);
  expect(new Set(dutch.map(({ Price }) => Price)).size).toBeGreaterThan(200);
  expect(new Set(dutch.map(({ Description }) => Description)).size).toBeGreaterThan(700);
  const counted = cities.filter(({ language }) => language === 'nl').reduce((sum, city) => sum + city.PropertyCount, 0);
  expect(counted).toBe(properties.filter(({ language, City }) => language === 'nl' && City !== '').length);
});

test('as lines, each with its kind', () => {
  const lines = [...linesOf(3)]
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ kind }) => kind === 'property')).toHaveLength(6);
  expect([...new Set(lines.map(({ kind }) => kind))]).toEqual([
    'property',
    'project',
    'category',
    'ribbon',
    'agent',
    'city',
    'owner',
  ]);
});
