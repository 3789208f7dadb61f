import { fireEvent } from '@testing-library/react';
import { prefetchLinks } from './prefetch.ts';

const prefetch = jest.fn();
const renderAhead = jest.fn();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
  } as never;
  prefetchLinks(prefetch, renderAhead);
});

beforeEach(() => {
  prefetch.mockClear();
  renderAhead.mockClear();
});

/** Moves the pointer onto what lies within a link. */
function point(link: string): string[][] {
  document.body.innerHTML = link.replace('</a>', '<b>inside</b></a>');
  fireEvent.pointerOver(document.querySelector('b') as Element);
  return [prefetch, renderAhead].map(({ mock }) => mock.calls.map(([{ pathname }]) => pathname));
}

test('a page is rendered ahead for any link to it, and asked for first where the link is marked', () => {
  expect(point('<a href="/nl/te-koop/" data-prefetch></a>')).toEqual([['/nl/te-koop/'], ['/nl/te-koop/']]);
  prefetch.mockClear();
  renderAhead.mockClear();
  expect(point('<a href="/nl/te-koop/aat/huis/1/"></a>')).toEqual([[], ['/nl/te-koop/aat/huis/1/']]);
});

test.each(['<a href="https://elsewhere.example/"></a>', '<a href="tel:+3268001200"></a>', '<a></a>'])(
  'nothing is rendered for %s',
  (link) => {
    expect(point(link)).toEqual([[], []]);
  },
);
