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

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`bedrooms, surface and energy label stand in the first window of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, `/nl/property/${HOMES[0]}/`);
    const figures = page.locator('.main > dl dd');
    const bar = await page.locator('.body > .bar').boundingBox();
    for (const index of [0, 1, 2]) {
      const box = await figures.nth(index).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? viewport.height);
    }
  });
