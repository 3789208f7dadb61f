import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';

/** Homes of the sample agency: a short name, and one that takes two lines in French. */
const HOMES = [4688, 4127];

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])
  test(`name and price stand in the first window of ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const language of ['nl', 'fr'])
      for (const id of HOMES) {
        await visit(page, `/${language}/property/${id}/`);
        for (const part of [page.getByRole('heading', { level: 1 }), page.locator('.amount strong')]) {
          const box = await part.boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0), `${language} ${id}`).toBeLessThanOrEqual(viewport.height);
        }
      }
  });

/** Homes with more to say above their key facts: a name of two lines, a rent with its charges, a price with and without VAT. */
const TALL_HOMES = [8702, 7508, 6890];

for (const { homes, languages, ...viewport } of [
  { width: 1366, height: 768, languages: ['nl', 'fr'], homes: [...HOMES, ...TALL_HOMES] },
  { width: 1280, height: 800, languages: ['nl', 'fr'], homes: [...HOMES, ...TALL_HOMES] },
  { width: 390, height: 844, languages: ['nl'], homes: HOMES.slice(0, 1) },
])
  test(`bedrooms, surface and energy label stand in the first window of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const language of languages)
      for (const id of homes) {
        await visit(page, `/${language}/property/${id}/`);
        const figures = page.locator('.main > dl dd');
        const bar = await page.locator('.body > .bar').boundingBox();
        for (const index of [0, 1, 2]) {
          const box = await figures.nth(index).boundingBox();
          const bottom = (box?.y ?? Infinity) + (box?.height ?? 0);
          expect(bottom, `${language} ${id}`).toBeLessThanOrEqual(bar?.y ?? viewport.height);
        }
      }
  });
