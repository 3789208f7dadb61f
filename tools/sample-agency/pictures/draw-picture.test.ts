import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import type { PictureOrder } from './scene.ts';

const OTHER_KINDS: readonly PictureOrder['kind'][] = [
  'rear',
  'garden',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'office',
  'shop',
  'warehouse',
  'land',
  'garage',
  'stairs',
  'plan',
  'street',
  'interior-empty',
];
const BUILDINGS: readonly PictureOrder['building'][] = [
  'terraced',
  'semi-detached',
  'detached',
  'farmhouse',
  'villa',
  'bungalow',
  'apartment-block',
  'new-apartment',
  'mansion',
  'shop',
  'warehouse',
  'garage',
  'land',
];
const LARGEST = 150_000;

const order = (changes: Partial<PictureOrder> = {}): PictureOrder => ({
  id: 'p4321-1',
  propertyId: 4321,
  kind: 'facade',
  building: 'terraced',
  year: 1932,
  seed: 77,
  ...changes,
});

/** Mean and standard deviation of red, green and blue, seen small. */
async function statistics(svg: string): Promise<{ mean: number; stdev: number }[]> {
  const small = await sharp(Buffer.from(svg)).resize(64).removeAlpha().png().toBuffer();
  return (await sharp(small).stats()).channels.slice(0, 3);
}

/** The front of every building, and one picture of every other kind. */
const CASES: [PictureOrder['kind'], PictureOrder['building']][] = [
  ...BUILDINGS.map((building): (typeof CASES)[number] => ['facade', building]),
  ...OTHER_KINDS.map((kind): (typeof CASES)[number] => [kind, 'detached']),
];

test.each(CASES)('%s of a %s: renders, is not flat, is not too large', async (kind, building) => {
  const { svg, width, height, color } = drawPicture(
    order({ id: `p9-${kind}`, propertyId: 9, building, kind, year: 1975 }),
  );
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(Buffer.byteLength(svg)).toBeLessThan(LARGEST);
  expect([width, height]).toEqual([1600, 1200]);
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  // A picture that failed to draw is one flat colour.
  for (const { stdev } of await statistics(svg)) expect(stdev).toBeGreaterThan(8);
});

test('draws the same picture for the same order', () => {
  expect(drawPicture(order()).svg).toBe(drawPicture(order()).svg);
});

test('draws different houses for different properties', () => {
  const pictures = Array.from(
    { length: 60 },
    (_, index) => drawPicture(order({ id: `p${index}-1`, propertyId: index })).svg,
  );
  expect(new Set(pictures).size).toBe(60);
});

test('draws two pictures of one kind of one property differently', () => {
  expect(drawPicture(order({ id: 'p1-4', kind: 'bedroom' })).svg).not.toBe(
    drawPicture(order({ id: 'p1-5', kind: 'bedroom' })).svg,
  );
});

test('keeps a project apart from the property of the same number', () => {
  expect(drawPicture(order({ id: 'j79-1', propertyId: 79 })).svg).not.toBe(
    drawPicture(order({ id: 'p79-1', propertyId: 79 })).svg,
  );
});

test('knows the average colour', async () => {
  const { svg, color } = drawPicture(order());
  const real = (await statistics(svg)).map(({ mean }) => mean);
  const told = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (const [index, value] of told.entries()) expect(Math.abs(value - (real[index] ?? 0))).toBeLessThan(28);
});
