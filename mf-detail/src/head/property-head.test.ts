import { sampleSite } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { propertyHead } from './property-head.ts';

const property = sampleProperty();
const headOf = (href: string, change: Partial<PropertyDetail> = {}) =>
  propertyHead({
    data: { property: { ...property, ...change } },
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
  expect(head.feed).toBe('/nl/feed.xml');
});

test('the picture for social networks is the one made for sharing, in the language of the page', () => {
  expect(headOf(property.path)).toMatchObject({
    image: `/api/properties/${property.id}/share.png?lang=nl`,
    imageFacts: { width: 1200, height: 630 },
  });
});

describe('structured data', () => {
  const listing = (change: Partial<PropertyDetail>) => headOf(property.path, change).jsonLd?.[0] ?? {};

  test.each([
    [[1], true, 'House'],
    [[9, 5], true, 'House'],
    [[2], true, 'Apartment'],
    [[12], true, 'Apartment'],
    [[10], true, 'Accommodation'],
    [[3], false, 'Place'],
  ])('a home of the categories %j, dwelling %s, is a %s', (categoryIds, isDwelling, type) => {
    expect(listing({ categoryIds, isDwelling })).toMatchObject({ mainEntity: { '@type': type } });
  });

  test('land has no rooms, a hidden address no place, an unpublished price no offer', () => {
    const found = listing({
      isDwelling: false,
      street: null,
      location: { lat: 50, lng: 3, exact: false },
      price: { ...property.price, amount: null },
    });
    expect(found).toMatchObject({ mainEntity: { '@type': 'Place', address: { streetAddress: undefined } } });
    expect(JSON.stringify(found)).not.toMatch(/floorSize|numberOf|GeoCoordinates|"Offer"/);
  });

  test('a rent is a month’s', () => {
    expect(listing({ goal: 'rent' })).toMatchObject({ offers: { priceSpecification: { unitCode: 'MON' } } });
  });

  test('a sold home has no offer and no price', () => {
    expect(JSON.stringify(listing({ availability: 'sold' }))).not.toMatch(/"Offer"|245000/);
  });

  test('a price before VAT says so', () => {
    expect(listing({ price: { ...property.price, excludesVat: true } })).toMatchObject({
      offers: { price: 245000, priceSpecification: { valueAddedTaxIncluded: false } },
    });
  });

  test('a life annuity is a bouquet and a sum a month, and neither is the price', () => {
    const { offers } = listing({ price: { ...property.price, amount: 78000, annuity: 980 } }) as { offers: object };
    expect(offers).toMatchObject({
      price: undefined,
      priceSpecification: {
        priceComponent: [
          { price: 980, unitCode: 'MON' },
          { price: 78000, name: 'Bouquet' },
        ],
      },
    });
  });
});

describe('what became of it', () => {
  test('a home that is sold is not said to be for sale, and has no price', () => {
    const { title, description } = headOf(property.path, { availability: 'sold' });
    expect(title).toContain('goal.sold');
    expect(description).toContain('head.goneText Woning goal.sold Aat');
    expect(`${title} ${description}`).not.toMatch(/goal\.sale|245/);
  });

  test('the price of a life annuity is both its parts', () => {
    const price = { ...property.price, amount: 78000, annuity: 980 };
    expect(headOf(property.path, { price }).description?.replaceAll('\u00a0', ' ')).toContain(
      'price.annuityText € 78.000 € 980',
    );
  });
});

test('keeps a preview out of search engines', () => {
  expect(headOf('/nl/preview/property/4321/')).toMatchObject({ noindex: true, jsonLd: [] });
});

test('distinguishes units of a project', () => {
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

test('the title ends with the agency, as those of other pages do, and a price has no capital within a sentence', () => {
  const { title, description } = headOf(property.path, { price: { ...property.price, unit: 7 } });
  expect(title).toMatch(new RegExp(` \\| ${sampleSite().agency.name}$`));
  expect(description?.replaceAll('\u00a0', ' ')).toContain('vanaf € ');
  expect(description).not.toContain('Vanaf');
});
