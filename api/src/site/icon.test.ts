import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import sharp from 'sharp';
import { type IconParts, iconSvg } from './icon.ts';

const { primary, accent } = DESIGN_COLORS;
const palette = { primary, primaryInk: '#ffffff', accent, accentInk: '#ffffff', paper: '#fafafa' };
const source = (type: string, bytes: Buffer) => ({ source: `data:${type};base64,${bytes.toString('base64')}` });

/** Colour and opacity at a point of an icon of 100 pixels. */
async function pixelsOf(parts: IconParts, purpose: Parameters<typeof iconSvg>[2]) {
  const image = sharp(Buffer.from(iconSvg(parts, 100, purpose))).ensureAlpha();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 4).toString('hex');
}

test('without a logo, the design’s mark is on the primary colour', async () => {
  const at = await pixelsOf({ palette, logo: null }, 'any');
  expect(at(50, 4)).toBe(`${primary.slice(1).toLowerCase()}ff`);
});

describe.each(['image/svg+xml', 'image/png'])('a logo that is %s', (type) => {
  let logo: IconParts['logo'];
  beforeAll(async () => {
    // Twice as wide as high.
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" width="600" height="300"><rect width="600" height="300" fill="#cc0000"/></svg>',
    );
    logo = source(type, type === 'image/png' ? await sharp(svg).png().toBuffer() : svg);
  });

  test('is shown whole in the middle, on a transparent background', async () => {
    const at = await pixelsOf({ palette, logo }, 'any');
    expect([at(1, 50), at(98, 50), at(50, 30), at(50, 70)]).toEqual(Array(4).fill('cc0000ff'));
    expect([at(50, 20), at(50, 80), at(0, 0)]).toEqual(Array(3).fill('00000000'));
  });

  test('stays within the circle that no mask cuts, on the paper colour of the site', async () => {
    const at = await pixelsOf({ palette, logo }, 'maskable');
    expect([at(50, 50), at(24, 50), at(76, 50)]).toEqual(Array(3).fill('cc0000ff'));
    expect([at(0, 0), at(18, 50), at(82, 50), at(50, 30)]).toEqual(Array(4).fill('fafafaff'));
  });
});
