import { energyColors } from '@facade/shared-domain/energy-colors';
import type { PropertyDetail } from '@facade/shared-domain/model';
import type { BrochurePicture } from '../brochure/brochure.ts';
import { homeContents } from '../brochure/home-contents.ts';
import { home, pages, samplePaper, samplePhoto, unpacked } from '../testing/sample-paper.ts';
import { writeWindowCard } from './write-window-card.ts';

let photo: BrochurePicture;

beforeAll(async () => {
  photo = await samplePhoto();
});

const write = (changes: object = {}) => {
  const contents = homeContents({ ...home, ...changes } as PropertyDetail, 'nl');
  return writeWindowCard({ ...samplePaper(photo), contents, language: 'nl' });
};

/** Sizes of its texts, in points. */
const sizes = (pdf: Buffer): number[] => [...unpacked(pdf).matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size));

/** How often something is filled with the colour of a band. */
function filled(pdf: Buffer, band: string): number {
  const { ground } = energyColors(band);
  const operands = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16) / 255).join(' ');
  return unpacked(pdf).split(`${operands} scn`).length - 1;
}

test('is read from two metres: what is offered, where, at what price, four figures, the label, the telephone number', async () => {
  const far = sizes(await write()).filter((size) => size >= 24);
  expect(far).toHaveLength(9);
  expect(Math.max(...far)).toBe(56);
});

test('the label has the colour of its band, larger than its place on the scale, and the code leads to the page', async () => {
  const pdf = await write();
  expect([filled(pdf, 'c'), filled(pdf, 'g')]).toEqual([2, 1]);
  expect(unpacked(pdf)).toContain('https://www.example.be/nl/te-koop/ath/woning/4321/');
});

test.each<[string, object]>([
  ['without price and label', { energy: null, price: { ...home.price, amount: null } }],
  ['sold', { availability: 'sold' }],
  [
    'with the figures of Brussels',
    { region: 'brussels', categoryIds: [1], energy: { band: 'c_sub', region: 'brussels', kwhPerM2: 140 } },
  ],
  [
    'with a long address and all that Flanders wants',
    {
      street: 'Burgemeester Vandenbogaerdelaan 112 bus 3',
      city: 'Geraardsbergen',
      region: 'flanders',
      isDwelling: true,
      categoryIds: [1],
      energy: { band: 'f', region: 'flanders', kwhPerM2: 612 },
    },
  ],
])('is one page %s', async (_name, changes) => {
  const pdf = await write(changes);
  expect(pages(pdf)).toBe(1);
  expect(Math.min(...sizes(pdf))).toBeGreaterThanOrEqual(8.5);
});
