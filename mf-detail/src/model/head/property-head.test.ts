import { sampleSite } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../../testing/sample-property.ts';
import { propertyHead } from './property-head.ts';

const property = sampleProperty();
const headOf = (href: string, change: Partial<PropertyDetail> = {}) =>
  propertyHead({
    data: { property: { ...property, ...change }, loan: null },
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    language: 'nl',
    site: sampleSite(),
    url: new URL(href, 'https://www.example.be'),
  });

test('names address, languages, first picture and, on the server, what search engines want', () => {
  const head = headOf(property.path);
  expect(head.canonical).toBe(property.path);
  expect(head.alternates).toEqual(property.paths);
  expect(head.preload?.srcset).toContain('/api/pictures/a?width=640&format=avif 640w');
  expect(head.jsonLd?.map((part) => part['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList']);
  expect(head.description?.length).toBeLessThanOrEqual(160);
  expect(head.noindex).toBeUndefined();
});

test('keeps a preview out of search engines', () => {
  expect(headOf('/nl/preview/property/4321/')).toMatchObject({ noindex: true, jsonLd: [] });
});

test('tells units of a project apart', () => {
  const project = { id: 79, name: 'Les Tanneurs', path: '/nl/projecten/ath/les-tanneurs/79/' };
  const [first, second] = ['CAR-1', 'CAR-2'].map((reference) => headOf(property.path, { project, reference }).title);
  expect(first).not.toBe(second);
  expect(first).toContain('Les Tanneurs (CAR-1)');
});

test("a title in another language gives way to the type in the page's, told apart by the reference", () => {
  const title = { text: 'Maison avec jardin', language: 'fr' } as const;
  const { title: head } = headOf(property.path, { title, reference: 'CAR-1' });
  expect(head).toContain('Woning (CAR-1)');
  expect(head).not.toContain('Maison');
});

test('a title of type and town alone gets the reference, and names the town once', () => {
  const title = { text: 'Woning in Aat', language: 'nl' } as const;
  expect(headOf(property.path, { title, city: 'Aat', reference: 'CAR-1' }).title).toMatch(
    /^head.propertyNoCity Woning in Aat \(CAR-1\)/,
  );
});
