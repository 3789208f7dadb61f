import { createElement } from 'react';
import { RenderTimings } from './render-timings.ts';

let now = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

const element = createElement('p');
const page = { section: 'mf-a', expose: 'page-list' };
const box = { section: 'mf-b', expose: 'fragment-box' };

test("a section's time excludes nested sections", () => {
  const timings = new RenderTimings();
  const outer = timings.begin(page, element);
  now += 3;
  const inner = timings.begin(box, element);
  now += 4;
  inner.rendered();
  now += 5;
  outer.rendered();
  expect(timings.done).toEqual([
    { ...box, milliseconds: 4 },
    { ...page, milliseconds: 8 },
  ]);
  expect(timings.broken(page)).toBeUndefined();
});

test('a section that began but never ended has thrown; later ones are still measured', () => {
  const timings = new RenderTimings();
  const outer = timings.begin(page, element);
  const broken = createElement('b');
  timings.begin(box, broken);
  now += 2;
  outer.rendered();
  const next = timings.begin({ ...box, expose: 'fragment-other' }, element);
  now += 1;
  next.rendered();
  expect(timings.broken(box)).toBe(broken);
  expect(timings.done.map(({ milliseconds }) => milliseconds)).toEqual([2, 1]);
});
