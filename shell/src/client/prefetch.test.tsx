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

/** A screen without a pointer that can rest on a link, or one with. */
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

/** Moves the pointer onto what lies within a link. */
function point(link: string): string[][] {
  document.body.innerHTML = link.replace('</a>', '<b>inside</b></a>');
  fireEvent.pointerOver(document.querySelector('b') as Element);
  return [prefetch, renderAhead].map(paths);
}

/** A marked link whose middle is at this height of the window, which is 768 high. */
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

  test('the pages behind marked links in view are prefetched, and none is rendered ahead', async () => {
    intersect([{ target: linkAt('/nl/te-koop/aat/huis/1/', 300), isIntersecting: true }]);
    await jest.runAllTimersAsync();
    expect([prefetch, renderAhead].map(paths)).toEqual([['/nl/te-koop/aat/huis/1/'], []]);
  });

  test('nothing is prefetched as long as the code of this page is on its way, unless a pointer reaches it', async () => {
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

  test('the page of the marked link nearest to the middle of the window is rendered ahead', async () => {
    intersect(links.map((target) => ({ target, isIntersecting: true })));
    await jest.runAllTimersAsync();
    expect(paths(renderAhead)).toEqual(['/nl/te-koop/aat/huis/1/']);
  });

  test('another one once the window has moved and rests', async () => {
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
