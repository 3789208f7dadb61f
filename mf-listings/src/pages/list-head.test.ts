import { sampleSite, testTranslate } from '@facade/section-kit/testing';
import nl from '../locales/nl.json';
import { listArgs, startHomesApi } from '../testing/homes-api.ts';
import { sampleProperty } from '../testing/samples.ts';
import { listHead } from './list-head.ts';
import { loadList } from './load-list.ts';

const homesApi = startHomesApi();
const t = testTranslate('mf-listings', nl);

const properties = Array.from({ length: 30 }, (_, index) =>
  sampleProperty({ id: 500 + index, path: `/nl/x/${500 + index}/` }),
);

async function headOf(query: string) {
  const args = listArgs(query, homesApi(properties));
  const data = await loadList(args);
  return listHead({ data, t, language: 'nl', site: sampleSite('nl'), url: args.url });
}

describe('head of a list', () => {
  test('says in words what the list holds', async () => {
    const head = await headOf('?city=Ath%7C7800&type=1');
    expect(head.title).toBe('Woningen te koop in Aat | Testkantoor');
    expect(head.description).toBe(
      'Woningen te koop in Aat: 30 in het aanbod van Testkantoor, met foto’s, prijs, oppervlakte en energielabel. ' +
        'Vraag uw bezoek online aan.',
    );
  });

  test('each kind of indexable list has its own title and description', async () => {
    const heads = await Promise.all(['', '?type=1', '?city=Ath%7C7800', '?maxPrice=250000'].map(headOf));
    expect(heads.map(({ title }) => title)).toEqual([
      'Panden te koop | Testkantoor',
      'Woningen te koop | Testkantoor',
      'Panden te koop in Aat | Testkantoor',
      'Panden te koop tot € 250.000 | Testkantoor',
    ]);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(4);
    expect(heads.every(({ noindex }) => noindex === false)).toBe(true);
  });

  test.each([
    ['?type=1&has=garden', '/nl/te-koop/?type=1'],
    ['?type=1,12', '/nl/te-koop/'],
    ['?type=1&sort=price', '/nl/te-koop/?type=1'],
    ['?type=1&view=map', '/nl/te-koop/?type=1'],
    ['?near=50.63,3.778,5', '/nl/te-koop/'],
    ['?page=0', '/nl/te-koop/'],
    ['?minBedrooms=3&page=2', '/nl/te-koop/'],
  ])('%s is not indexed, and points at %s', async (query, canonical) => {
    expect(await headOf(query)).toMatchObject({ noindex: true, canonical });
  });

  test('is canonical with filters and page, without the order', async () => {
    const head = await headOf('?city=Aat&sort=price&page=2');
    expect(head.canonical).toBe('/nl/te-koop/?city=Ath%7C7800&page=2');
    expect(head.title).toBe('Panden te koop in Aat – Pagina 2 | Testkantoor');
  });

  test('has the same query in each language the site speaks', async () => {
    const { alternates } = await headOf('?city=Ath%7C7800&sort=price');
    expect(alternates).toEqual({
      nl: '/nl/te-koop/?city=Ath%7C7800&sort=price',
      fr: '/fr/a-vendre/?city=Ath%7C7800&sort=price',
      en: '/en/for-sale/?city=Ath%7C7800&sort=price',
    });
  });

  test('names the pages before and after', async () => {
    expect(await headOf('?page=2')).toMatchObject({ previous: '/nl/te-koop/', next: '/nl/te-koop/?page=3' });
    expect((await headOf('')).previous).toBeUndefined();
    expect((await headOf('?page=3')).next).toBeUndefined();
  });

  test('preloads the first picture as the first card asks for it', async () => {
    const { preload } = await headOf('');
    expect(preload?.srcset).toContain('/api/pictures/p101-1?width=320&format=avif 320w');
    expect(preload?.type).toBe('image/avif');
  });

  test('lists the properties for search engines', async () => {
    const [list] = (await headOf('')).jsonLd ?? [];
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 12 });
    expect(JSON.stringify(list)).toContain('"url":"/nl/x/500/"');
  });

  test('says where the list lies, and where its newest homes can be followed', async () => {
    const { jsonLd, feed, image } = await headOf('?city=Ath%7C7800&type=1&page=2');
    const crumbs = jsonLd?.[1]?.itemListElement as { name: string; item: string }[];
    expect(crumbs.map(({ name, item }) => [name, item])).toEqual([
      ['Testkantoor', '/nl/'],
      ['Panden te koop', '/nl/te-koop/'],
      ['Woningen te koop in Aat', '/nl/te-koop/?type=1&city=Ath%7C7800'],
    ]);
    expect([feed, image]).toEqual(['/nl/feed.xml', '/api/pictures/p101-1?width=1280']);
  });

  test.each(['?q=zwembad', '?city=Atlantis', '?ids=500', '?type=3'])('is not for search engines: %s', async (query) => {
    expect((await headOf(query)).noindex).toBe(true);
    expect((await headOf('')).noindex).toBe(false);
  });
});
