import { createElement } from 'react';
import { Drawings } from './drawings.ts';

let now = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

const element = createElement('p');
const page = { section: 'mf-a', expose: 'page-list' };
const box = { section: 'mf-b', expose: 'fragment-box' };

test("a section's time is without what others drew inside", () => {
  const drawings = new Drawings();
  const outer = drawings.begin(page, element);
  now += 3;
  const inner = drawings.begin(box, element);
  now += 4;
  inner.drawn();
  now += 5;
  outer.drawn();
  expect(drawings.done).toEqual([
    { ...box, milliseconds: 4 },
    { ...page, milliseconds: 8 },
  ]);
  expect(drawings.broken(page)).toBeUndefined();
});

test('what began and never ended has thrown; what comes after it is measured all the same', () => {
  const drawings = new Drawings();
  const outer = drawings.begin(page, element);
  const broken = createElement('b');
  drawings.begin(box, broken);
  now += 2;
  outer.drawn();
  const next = drawings.begin({ ...box, expose: 'fragment-other' }, element);
  now += 1;
  next.drawn();
  expect(drawings.broken(box)).toBe(broken);
  expect(drawings.done.map(({ milliseconds }) => milliseconds)).toEqual([2, 1]);
});
