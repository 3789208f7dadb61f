import { ApiError, type LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { sampleProperty } from '../testing/sample-property.ts';
import { page } from './property-page.tsx';

const property = sampleProperty();

function argsFor(href: string, get: () => Promise<unknown> = async () => property): LoaderArgs {
  return {
    route: { kind: 'property', language: 'nl', original: '/property/4321/', params: { id: '4321' } },
    url: new URL(href, 'https://www.example.be'),
    language: 'nl',
    site: sampleSite(),
    api: { get: get as LoaderArgs['api']['get'] },
    signal: new AbortController().signal,
  };
}

describe('loading a property', () => {
  test('asks the api for the id in the language', async () => {
    const get = jest.fn(async () => property);
    await page.loader(argsFor(property.path, get));
    expect(get).toHaveBeenCalledWith('/properties/4321?lang=nl', expect.anything());
  });

  test('sends a wrong slug to the canonical address for good, with its query', async () => {
    await expect(page.loader(argsFor('/nl/te-koop/lessines/villa/4321/?utm=x'))).rejects.toEqual({
      signal: 'redirect',
      to: '/nl/te-koop/ath/woning/4321/?utm=x',
      status: 301,
    });
  });

  test('leaves the canonical address and previews alone', async () => {
    await expect(page.loader(argsFor(`${property.path}?own=1`))).resolves.toMatchObject({ property: { id: 4321 } });
    await expect(page.loader(argsFor('/nl/preview/property/4321/'))).resolves.toMatchObject({ property: { id: 4321 } });
  });

  test('is not found where the api knows none, and fails where the api fails', async () => {
    const failing = (status: number) => argsFor(property.path, () => Promise.reject(new ApiError(status, 'no')));
    await expect(page.loader(failing(404))).rejects.toEqual({ signal: 'not-found', reason: 'property' });
    await expect(page.loader(failing(500))).rejects.toMatchObject({ status: 500 });
  });

  test("takes the calculator's figures from the address", async () => {
    const data = await page.loader(argsFor(`${property.path}?own=60000&years=20`));
    expect('loan' in data && data.loan?.form.values).toEqual({ price: 245000, own: 60000, rate: 3.2, years: 20 });
  });
});

describe('a property that was public once', () => {
  const cities = [
    { name: 'Ath', label: 'Aat', aliases: [], zip: '7800', counts: { sale: 3, rent: 0 }, location: null },
    { name: 'Lessines', label: 'Lessen', aliases: [], zip: '7860', counts: { sale: 1, rent: 1 }, location: null },
  ];
  const gone = (path: string, goal: 'sale' | 'rent') => {
    const args = argsFor(path, jest.fn());
    const get = async (asked: string) => {
      if (asked.startsWith('/cities')) return cities;
      throw new ApiError(410, 'gone');
    };
    return {
      ...args,
      route: { ...args.route, params: { id: '4321', goal } },
      api: { get: get as typeof args.api.get },
    };
  };

  test('gives its place to what is offered in its town', async () => {
    expect(await page.loader(gone('/nl/te-koop/ath/woning/4321/', 'sale'))).toEqual({
      gone: { goal: 'sale', town: { name: 'Ath', label: 'Aat', zip: '7800' } },
    });
  });

  test('names no town where nothing is left', async () => {
    expect(await page.loader(gone('/nl/te-huur/ath/woning/4321/', 'rent'))).toEqual({
      gone: { goal: 'rent', town: null },
    });
  });

  test('says so to search engines, and shows the newest homes', async () => {
    const data = await page.loader(gone('/nl/te-koop/ath/woning/4321/', 'sale'));
    const t = (key: string) => key;
    const { site, url } = argsFor('/nl/te-koop/ath/woning/4321/');
    expect(page.head({ data, t, language: 'nl', site, url })).toMatchObject({ status: 410, noindex: true });
    expect(page.slots?.(data)).toEqual([
      { id: 'mf-listings/property-list', props: { goal: 'sale', max: 4, perRow: 4 } },
    ]);
  });
});

test('asks no visit and no documents of what is sold', () => {
  expect(page.slots?.({ property: sampleProperty({ availability: 'sold' }), loan: null })).toContainEqual({
    id: 'mf-forms/contact',
    props: { about: { kind: 'property', id: 4321 }, name: property.title.text, withoutWishes: true },
  });
});

test('lists the fragments it shows, so that the server renders them', () => {
  expect(page.slots?.({ property, loan: null })).toEqual([
    { id: 'mf-listings/similar-properties', props: { propertyId: 4321 } },
    { id: 'mf-forms/contact', props: { about: { kind: 'property', id: 4321 }, name: property.title.text } },
  ]);
});
