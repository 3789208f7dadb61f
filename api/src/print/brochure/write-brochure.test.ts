import type { ProjectDetail, PropertyDetail } from '@facade/shared-domain/model';
import type { PlaceMap } from '../map/street-map.ts';
import { home, pages, samplePaper, samplePhoto, unpacked } from '../testing/sample-paper.ts';
import type { Brochure, BrochurePicture } from './brochure.ts';
import { homeContents } from './home-contents.ts';
import { projectContents } from './project-contents.ts';
import { writeBrochure } from './write-brochure.ts';

let photo: BrochurePicture;

beforeAll(async () => {
  photo = await samplePhoto();
});

const write = ({ language = 'nl', ...changes }: Partial<Brochure> = {}, of: PropertyDetail = home) =>
  writeBrochure({ ...samplePaper(photo), contents: homeContents(of, language), language, ...changes });

test('two pages where little is known, tagged, with language and title', async () => {
  const pdf = await write();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pages(pdf)).toBe(2);
  const text = unpacked(pdf);
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (nl)');
  expect(text).toContain('/S /H1');
});

test('links to the page of the home', async () => {
  expect(unpacked(await write())).toContain('https://www.example.be/nl/te-koop/ath/woning/4321/');
});

test.each<[string, number, { photos?: BrochurePicture[]; home: object }]>([
  [
    'a home with almost no data',
    3,
    {
      photos: [],
      home: {
        ...home,
        energy: null,
        groups: [],
        price: { ...home.price, amount: null },
        bedrooms: null,
        bathrooms: null,
        livingArea: null,
        landArea: null,
        description: { html: '', summary: '', language: 'nl' },
      },
    },
  ],
  [
    'a home with a lot of data',
    6,
    {
      home: {
        ...home,
        title: { text: 'Zeer lang '.repeat(40), language: 'nl' },
        description: {
          html: '<p>Lange zinnen over de woning en de buurt.</p>'.repeat(60),
          summary: '',
          language: 'nl',
        },
        groups: [
          { key: 'layout', facts: Array.from({ length: 160 }, () => ({ key: 'bedrooms', kind: 'number', value: 3 })) },
        ],
      },
    },
  ],
  [
    'Brussels, with its nineteen bands',
    4,
    { home: { ...home, energy: { band: 'c_plus', region: 'brussels', kwhPerM2: 100 } } },
  ],
  ['a home that is sold', 4, { home: { ...home, availability: 'sold' } }],
])('%s has %i pages with a plan', async (_name, count, { photos = Array(8).fill(photo), home: of }) => {
  expect(pages(await write({ plans: [photo], photos, portrait: photo }, of as PropertyDetail))).toBe(count);
});

test('the map stands with what is near, and has a page of its own where the costs leave no room', async () => {
  const map: PlaceMap = {
    zoom: 15,
    mark: 'spot',
    features: [
      {
        layer: 'transportation',
        kind: 'minor',
        isTunnel: false,
        name: '',
        parts: [
          [
            [-200, -20],
            [200, -20],
          ],
        ],
      },
      {
        layer: 'transportation_name',
        kind: 'minor',
        isTunnel: false,
        name: 'Kerkstraat',
        parts: [
          [
            [-200, -20],
            [200, -20],
          ],
        ],
      },
      { layer: 'place', kind: 'town', isTunnel: false, name: 'Aat', parts: [[[60, 40]]] },
    ],
  };
  const places = Array.from({ length: 16 }, (_, metres) => ({ kind: 'school', name: 'School', metres }));
  const near = { ...home, location: { lat: 50.63, lng: 3.778, exact: true }, nearby: { from: 'home', places } };
  const costly = { ...near, region: 'wallonia', isDwelling: true, categoryIds: [1] } as unknown as PropertyDetail;
  const [beside, apart] = [await write({ map }), await write({ map }, costly)];
  expect([pages(beside), pages(apart)]).toEqual([3, 4]);
  expect(unpacked(beside)).toContain('/Alt (Kaart met de omgeving van 7800 Aat)');
  expect(unpacked(apart)).toContain('/Alt (Kaart: 7800 Aat)');
});

test('two pages for a project of a hundred units', async () => {
  const price = { amount: 265000, charges: null, unit: null, annuity: null, excludesVat: true };
  const unit = { id: 1, name: '1.1', floor: 1, livingArea: 92, bedrooms: 2, price, status: 'available' };
  const project = {
    ...home,
    name: 'De Kaai',
    priceMin: 215000,
    priceMax: 365000,
    unitCount: 100,
    availableCount: 2,
    deliveryAt: '2027-03-31',
    units: Array.from({ length: 100 }, () => unit),
  } as unknown as ProjectDetail;
  expect(pages(await write({ contents: projectContents(project, 'nl'), photos: Array(8).fill(photo) }))).toBe(2);
});

test.each(['nl', 'fr', 'en', 'de'] as const)('in %s', async (language) => {
  expect(unpacked(await write({ language }))).toContain(`/Lang (${language})`);
});
