import { applyHead } from './document-head.ts';

const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
const canonical = () => attribute('link[rel="canonical"]', 'href');

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content="old"><link rel="canonical" href="http://localhost/old/">';
});

test('title, description and canonical address follow the page', () => {
  applyHead({ title: 'Nieuw', description: 'Een "tekst"' }, '/nl/te-koop/?page=2');
  expect(document.title).toBe('Nieuw');
  expect(attribute('meta[name="description"]', 'content')).toBe('Een "tekst"');
  expect(canonical()).toBe('http://localhost/nl/te-koop/');
  applyHead({ title: 'X', canonical: '/nl/te-koop/?page=2' }, '/nl/te-koop/?page=2&utm=x');
  expect(canonical()).toBe('http://localhost/nl/te-koop/?page=2');
});

test('tags that the next page lacks are removed', () => {
  applyHead({ title: 'X' }, '/nl/');
  expect(attribute('meta[name="description"]', 'content')).toBeUndefined();
});

test('a noindex page has no canonical address; the next page has one again', () => {
  applyHead({ title: 'Niet gevonden', noindex: true }, '/nl/x/');
  expect([attribute('meta[name="robots"]', 'content'), canonical()]).toEqual(['noindex', undefined]);
  applyHead({ title: 'X' }, '/nl/y/');
  expect([attribute('meta[name="robots"]', 'content'), canonical()]).toEqual([undefined, 'http://localhost/nl/y/']);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});
