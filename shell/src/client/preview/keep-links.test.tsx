import { keepLinks } from './keep-links.ts';

const hrefs = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const noticed = () => new Promise((resolve) => setTimeout(resolve));

test('keeps existing, added and changed links and forms below the preview', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<a href="/nl/"></a><a href="#main"></a><a href="/api/papers/a.pdf"></a>';
  keepLinks(root);
  expect(hrefs(root)).toEqual(['/preview/nl/', '#main', '/api/papers/a.pdf']);
  root.insertAdjacentHTML('beforeend', '<p><a href="/fr/a-vendre/?x=1"></a></p><form action="/nl/contact/"></form>');
  await noticed();
  expect(hrefs(root)[3]).toBe('/preview/fr/a-vendre/?x=1');
  expect(root.querySelector('form')?.getAttribute('action')).toBe('/preview/nl/contact/');
  root.querySelector('a')?.setAttribute('href', '/nl/te-koop/');
  await noticed();
  expect(hrefs(root)[0]).toBe('/preview/nl/te-koop/');
});
