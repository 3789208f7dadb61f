import { createTexts } from '../../composition/loading/texts.ts';
import { siteWithMenu } from '../../layout/test-site.ts';
import nl from '../../locales/nl.json';
import { frameOf } from './page-frame.tsx';

const texts = createTexts('nl', { shell: nl });
const site = siteWithMenu();
const fill = (pathname: string, alternates = {}, body = '') =>
  frameOf(site, pathname, false, texts).fill({ pathname, alternates, body });

test('the document contains the page as it was rendered', () => {
  const body = `<p>$& $1 '"</p>`;
  expect(fill('/nl/', {}, body)).toContain(`<div id="app">${body}</div>`);
});

test('the language switch links to this page, or to the home page of a language without it', () => {
  const found = fill('/nl/contact/', { fr: '/fr/contact/?a=1&b="' });
  expect(found).toContain('href="/fr/contact/?a=1&amp;b=&quot;"');
  expect(found).toContain('href="/en/"');
  expect(found).not.toContain('facade-alternate');
});

test('the menu marks only the entry of this page', () => {
  const current = (pathname: string) => [
    ...new Set(
      [...fill(pathname).matchAll(/<a href="([^"]+)" data-menu="true" aria-current="page"/g)].map((m) => m[1]),
    ),
  ];
  expect(current('/nl/te-koop/')).toEqual(['/nl/te-koop/']);
  expect(current('/nl/nergens/')).toEqual([]);
});

test('frames are rendered once per site', () => {
  const frame = (pathname: string, overHero = false) => frameOf(site, pathname, overHero, texts);
  expect(frame('/nl/')).toBe(frame('/nl/contact/'));
  expect(frame('/nl/', true)).not.toBe(frame('/nl/'));
});

test('where staff work it has nothing that is for visitors only', () => {
  expect(fill('/nl/contact/')).toContain(nl.newsletter.title);
  expect(fill('/nl/agency/agenda/')).not.toContain(nl.newsletter.title);
});
