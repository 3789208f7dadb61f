import type { MetricType } from 'web-vitals';
import { vitalOf } from './vital-of.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <header id="header">Cardamine</header>
    <main>
      <div data-section="mf-listings" data-release="1.0.0-a">
        <h1 id="heading">Te koop</h1>
        <div data-section="mf-detail" data-release="1.0.0-b" data-expose="fragment-similar"><img id="picture" alt=""></div>
      </div>
    </main>
    <div data-section="mf-consent" data-release="1.0.0-c" data-expose="fragment-dialog"><button id="agree"></button></div>`;
});

const of = (id: string) => document.getElementById(id);
const metric = (name: string, value: number, entries: object[] = []) =>
  ({ name, value, entries }) as unknown as MetricType;
const listings = { section: 'mf-listings', release: '1.0.0-a' };

test('the largest picture belongs to the innermost section around it', () => {
  const entries = [{ element: of('heading') }, { element: of('picture') }];
  expect(vitalOf(metric('LCP', 1234.56789, entries))).toEqual({
    vital: 'LCP',
    value: 1234.5679,
    section: 'mf-detail',
    release: '1.0.0-b',
  });
});

test('a part outside sections belongs to the shell', () => {
  expect(vitalOf(metric('LCP', 1, [{ element: of('header') }]))).toMatchObject({ section: 'shell', release: '' });
  expect(vitalOf(metric('INP', 1, []))).toMatchObject({ section: 'shell' });
});

test('a slow response belongs to the section that was clicked, also after it has left the document', () => {
  expect(vitalOf(metric('INP', 80, [{ target: null }, { target: of('agree') }]))).toMatchObject({
    section: 'mf-consent',
    release: '1.0.0-c',
  });
  const [page, heading] = [document.querySelector('main > div'), of('heading')];
  page?.remove();
  expect(vitalOf(metric('INP', 80, [{ target: heading }]))).toMatchObject(listings);
});

test('a shift belongs to the section that moved most; without one to the page', () => {
  const entries = [
    { value: 0.01, sources: [{ node: of('picture') }] },
    { value: 0.2, sources: [{ node: null }, { node: of('heading')?.firstChild }] },
  ];
  expect(vitalOf(metric('CLS', 0.21, entries))).toMatchObject({ value: 0.21, ...listings });
  expect(vitalOf(metric('CLS', 0))).toMatchObject(listings);
});

test.each(['FCP', 'TTFB'])('%s is the page’s, or the shell’s where the shell renders it', (name) => {
  expect(vitalOf(metric(name, 300))).toMatchObject(listings);
  document.querySelector('main')?.replaceChildren();
  expect(vitalOf(metric(name, 300))).toMatchObject({ section: 'shell' });
});
