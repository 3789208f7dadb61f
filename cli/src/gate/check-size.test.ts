import { checkSize } from './check-size.ts';

const KB = 1024;
const files = { 'entry.1.js': 2 * KB, 'exposes.2.js': 9 * KB, 'map.3.js': 20 * KB, 'lightbox.4.js': 30 * KB };
const bytes = { total: 61 * KB, exposes: { 'fragment-map': 22 * KB, 'page-list': 11 * KB }, files };
const descriptor = {
  entry: 'web/entry.1.js',
  exposes: { 'fragment-map': ['web/map.3.js'], 'page-list': ['web/exposes.2.js'], 'locale-nl': ['web/nl.5.js'] },
};

test('names the biggest file of the expose that is over its budget, not one that it does not load', () => {
  expect(checkSize({ bytes, budget: { expose: 10 * KB, total: 61 * KB } }, descriptor)).toEqual([
    'fragment-map weighs 22.0 KB, more than 10.0 KB; its biggest file is map.3.js, 20.0 KB',
    'page-list weighs 11.0 KB, more than 10.0 KB; its biggest file is exposes.2.js, 9.0 KB',
  ]);
});

test('names the biggest file of all if the section is over its budget', () => {
  expect(checkSize({ bytes, budget: { expose: 22 * KB, total: 60 * KB } }, descriptor)).toEqual([
    'it weighs 61.0 KB in all, more than 60.0 KB; the biggest file is lightbox.4.js, 30.0 KB',
  ]);
});

test('finds nothing within both budgets', () => {
  expect(checkSize({ bytes, budget: { expose: 22 * KB, total: 61 * KB } }, descriptor)).toEqual([]);
});
