import { fireEvent } from '@testing-library/react';
import { prefetchLinks } from './prefetch.ts';

const prefetch = jest.fn();
const renderAhead = jest.fn();
const whenLoaded = jest.fn(async () => {});

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
let intersect: (entries: Entry[]) => void;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof intersect) {
      intersect = callback;
    }
    observe() {}
  } as never;
  globalThis.requestIdleCallback = ((work: () => void) => setTimeout(work)) as never;
  jest.useFakeTimers();
});

afterAll(() => jest.useRealTimers());

/** Simulates a touch screen, or one with a mouse. */
function startOn(screen: 'touch' | 'mouse'): void {
  globalThis.matchMedia = ((query: string) => ({ matches: query === '(hover: none)' && screen === 'touch' })) as never;
  prefetchLinks(prefetch, renderAhead, whenLoaded);
  prefetch.mockClear();
  renderAhead.mockClear();
}

const paths = (call: jest.Mock) => call.mock.calls.map(([{ pathname }]) => pathname);

beforeEach(() => {
  document.body.innerHTML = '';
});

/** Moves the pointer onto the content of a link. */
function point(link: string): string[][] {
  document.body.innerHTML = link.replace('</a>', '<b>inside</b></a>');
  fireEvent.pointerOver(document.querySelector('b') as Element);
  return [prefetch, renderAhead].map(paths);
}

/** A marked link whose middle is at this height of the window, which is 768 pixels high. */
function linkAt(path: string, middle: number): Element {
  document.body.insertAdjacentHTML('beforeend', `<a href="${path}" data-prefetch></a>`);
  const link = document.body.lastElementChild as Element;
  link.getBoundingClientRect = () => new DOMRect(0, middle - 10, 100, 20);
  return link;
}

describe('with a pointer', () => {
  beforeAll(() => startOn('mouse'));
  beforeEach(() => {
    prefetch.mockClear();
    renderAhead.mockClear();
  });

  test('renders a page ahead for any link, and prefetches it first where the link is marked', () => {
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

  test('prefetches the pages of marked links in view and renders none ahead', async () => {
    intersect([{ target: linkAt('/nl/te-koop/aat/huis/1/', 300), isIntersecting: true }]);
    await jest.runAllTimersAsync();
    expect([prefetch, renderAhead].map(paths)).toEqual([['/nl/te-koop/aat/huis/1/'], []]);
  });

  test('prefetches nothing while the code of this page is loading, unless the pointer reaches a link', async () => {
    let arrive = () => {};
    whenLoaded.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    intersect([{ target: linkAt('/nl/te-koop/aat/huis/2/', 300), isIntersecting: true }]);
    await jest.runAllTimersAsync();
    expect(paths(prefetch)).toEqual([]);
    expect(point('<a href="/nl/te-koop/" data-prefetch></a>')).toEqual([['/nl/te-koop/'], ['/nl/te-koop/']]);
    arrive();
    await jest.runAllTimersAsync();
    expect(paths(prefetch)).toEqual(['/nl/te-koop/', '/nl/te-koop/aat/huis/2/']);
  });
});

describe('on a touch screen', () => {
  let links: Element[];
  beforeAll(() => {
    startOn('touch');
    links = [100, 400, 700].map((middle, index) => linkAt(`/nl/te-koop/aat/huis/${index}/`, middle));
  });
  beforeEach(() => renderAhead.mockClear());

  test('renders the page of the marked link nearest to the middle of the window ahead', async () => {
    intersect(links.map((target) => ({ target, isIntersecting: true })));
    await jest.runAllTimersAsync();
    expect(paths(renderAhead)).toEqual(['/nl/te-koop/aat/huis/1/']);
  });

  test('renders another page ahead once scrolling has stopped', async () => {
    intersect([{ target: links[1] as Element, isIntersecting: false }]);
    for (let step = 0; step < 5; step += 1) {
      fireEvent.scroll(window);
      jest.advanceTimersByTime(50);
    }
    expect(paths(renderAhead)).toEqual([]);
    await jest.runAllTimersAsync();
    expect(paths(renderAhead)).toEqual(['/nl/te-koop/aat/huis/0/']);
  });
});

test('a link that has the focus already counts as reached', () => {
  document.body.innerHTML = '<a href="/nl/contact/" data-prefetch>Contact</a>';
  document.querySelector('a')?.focus();
  prefetch.mockClear();
  renderAhead.mockClear();
  globalThis.matchMedia = (() => ({ matches: false })) as never;
  prefetchLinks(prefetch, renderAhead, whenLoaded);
  expect([prefetch, renderAhead].map(paths)).toEqual([['/nl/contact/'], ['/nl/contact/']]);
});
