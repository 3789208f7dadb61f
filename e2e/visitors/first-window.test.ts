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
