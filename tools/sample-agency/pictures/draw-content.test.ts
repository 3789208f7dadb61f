import sharp from 'sharp';
import { CONTENT_KINDS, drawContentPicture } from './draw-content.ts';

test.each(CONTENT_KINDS)('%s: renders at the size asked for', async (kind) => {
  const { svg, width, height } = drawContentPicture({ id: 'content-x', kind, seed: 5, width: 1200, height: 600 });
  expect([width, height]).toEqual([1200, 600]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 600]);
});

test('draws a landscape where the kind is unknown', () => {
  const asked = { id: 'content-x', kind: 'countrysyde', seed: 5, width: 600, height: 400 };
  expect(drawContentPicture(asked).svg).toContain('<svg');
});

test('draws the same picture again', () => {
  const banner = { id: 'content-banner-home', kind: 'town-panorama', seed: 11, width: 1920, height: 1080 };
  expect(drawContentPicture(banner).svg).toBe(drawContentPicture(banner).svg);
});

test('gives the people of the team their own faces', () => {
  const faces = ['short grey hair', 'brown beard', 'long dark curls', 'round glasses'].map(
    (note) =>
      drawContentPicture({ id: 'content-team', kind: 'agent-portrait', seed: 1, width: 800, height: 1000, note }).svg,
  );
  expect(new Set(faces).size).toBe(4);
});
