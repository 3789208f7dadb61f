import { inflateSync } from 'node:zlib';
import type { ProjectDetail, PropertyDetail } from '@facade/shared-domain/model';
import sharp from 'sharp';
import type { Brochure, BrochurePicture } from './brochure.ts';
import { homeContents } from './home-contents.ts';
import { projectContents } from './project-contents.ts';
import { writeBrochure } from './write-brochure.ts';

const home = {
  id: 4321,
  goal: 'sale',
  availability: 'available',
  title: { text: 'Herenhuis met stadstuin', language: 'nl' },
  typeName: 'Woning',
  city: 'Aat',
  zip: '7800',
  street: 'Rue de Pintamont 12',
  price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false },
  bedrooms: 4,
  bathrooms: 2,
  livingArea: 186,
  landArea: 420,
  energy: { band: 'c', region: 'wallonia', kwhPerM2: 212 },
  description: {
    html: '<p>Licht en ruimte op wandelafstand van de markt.</p>',
    summary: 'Licht en ruimte op wandelafstand van de markt.',
    language: 'nl',
  },
  publishedAt: '2026-11-01T00:00:00.000Z',
  modifiedAt: '2026-11-20T10:00:00.000Z',
  groups: [{ key: 'building', facts: [{ key: 'constructionYear', kind: 'code', value: '1936' }] }],
  agent: { name: 'Claire Dumont', role: 'Makelaar', phone: '+3268123456', email: 'claire@example.be', picture: null },
} as unknown as PropertyDetail;

const agency = {
  name: 'Cardamine',
  street: 'Grote Markt 1',
  zip: '7800',
  city: 'Aat',
  licence: 'BIV 000.042',
  companyNumber: 'BE 0000.000.097',
};

const palette = {
  primary: '#17362e',
  primaryInk: '#fbf8f2',
  accent: '#b4482b',
  accentInk: '#ffffff',
  paper: '#faf7f1',
};

let photo: BrochurePicture;

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aa99' } })
    .jpeg()
    .toBuffer();
  photo = { bytes, alt: 'Voorgevel' };
});

const write = ({ language = 'nl', ...changes }: Partial<Brochure> = {}, of: PropertyDetail = home) =>
  writeBrochure({
    contents: homeContents(of, language),
    language,
    agency,
    palette,
    logo: null,
    portrait: null,
    photos: [photo],
    plans: [],
    url: 'https://www.example.be/nl/te-koop/ath/woning/4321/',
    ...changes,
  });

/** The bytes with every compressed part unpacked. */
function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n/g)].filter(({ index }) => text.slice(index - 3, index) !== 'end');
  return parts.reduce((all, { 0: start, index }) => {
    const end = text.indexOf('endstream', index);
    try {
      return all + inflateSync(pdf.subarray(index + start.length, end)).toString('latin1');
    } catch {
      return all;
    }
  }, text);
}

const pages = (pdf: Buffer): number => (unpacked(pdf).match(/\/Type \/Page\b/g) ?? []).length;

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
