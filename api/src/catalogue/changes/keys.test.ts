import { type KeyedHome, keysOfHome, keysOfProject } from './keys.ts';

const home: KeyedHome = {
  goal: 'sale',
  is_available: true,
  category_ids: [1, 12],
  type_key: '[1]',
  city_key: 'ath',
  zip: '7800',
  city: 'Ath',
  project_id: null,
};
const own = ['*', 'home-7', 'sale', 'sale-type-1', 'sale-type-12'];

test('a new price changes what shows the home and the lists that contain it, but no count', () => {
  expect(keysOfHome(7, home, { ...home })).toEqual(own);
});

test.each([
  ['goal', { goal: 'rent' as const }, ['rent', 'rent-type-1', 'rent-type-12', 'counts']],
  ['availability', { is_available: false }, ['counts']],
  ['town', { city_key: 'lessines', zip: '7860', city: 'Lessines' }, ['counts']],
  ['type', { category_ids: [2] }, ['sale-type-2', 'counts']],
  ['project', { project_id: 79 }, ['project-79', 'projects']],
])('with another %s it leaves one list and comes into another', (_what, change, more) => {
  expect(keysOfHome(7, home, { ...home, ...change })).toEqual([...own, ...more]);
});

test('a home that is added or removed changes the counts', () => {
  expect(keysOfHome(7, null, home)).toEqual([...own, 'counts']);
  expect(keysOfHome(7, home, null)).toEqual([...own, 'counts']);
});

test('a project changes its page, and the list of projects', () => {
  expect(keysOfProject(79)).toEqual(['*', 'project-79', 'projects']);
});
