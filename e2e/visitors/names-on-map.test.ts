import type { Page } from 'playwright/test';
import { visit } from '../support/page/hydration.ts';
import { mapOf } from '../support/page/map-frame.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Records what the map writes on its canvas, by frame of the animation. */
const recordWriting = (page: Page) =>
  page.addInitScript(() => {
    if (!location.pathname.startsWith('/map-frame/')) return;
    const written: { text: string; at: unknown; rect: Rect }[] = [];
    Object.assign(window, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...[words, x, y, ...rest]) {
      const { e, f, a } = this.getTransform();
      const size = this.measureText(words);
      const [left, top] = [e + a * (x - size.actualBoundingBoxLeft), f + a * (y - size.actualBoundingBoxAscent)];
      const [right, bottom] = [e + a * (x + size.actualBoundingBoxRight), f + a * (y + size.actualBoundingBoxDescent)];
      written.push({ text: words, at: document.timeline.currentTime, rect: { left, top, right, bottom } });
      fillText.call(this, words, x, y, ...rest);
    };
  });

/** The names in the last picture of the map, with the part of each that lies under a marker. */
const namesOn = (page: Page) =>
  mapOf(page)
    .locator('#map')
    .evaluate((map) => {
      const { written } = window as never as { written: { text: string; at: unknown; rect: Rect }[] };
      const markers = [...map.querySelectorAll('.marker button')].map((marker) => marker.getBoundingClientRect());
      const last = written.filter(({ at }) => at === written.at(-1)?.at);
      const length = (from: number, to: number) => Math.max(0, to - from);
      return last.map(({ text: name, rect: { left, top, right, bottom } }) => {
        const parts = markers.map(
          (marker) =>
            length(Math.max(left, marker.left), Math.min(right, marker.right)) *
            length(Math.max(top, marker.top), Math.min(bottom, marker.bottom)),
        );
        return { name, hidden: parts.reduce((sum, part) => sum + part, 0) / ((right - left) * (bottom - top)) };
      });
    });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the names of towns can be read beside the markers, of the region and nearer', async ({ page, site }) => {
      await recordWriting(page);
      await visit(page, `${site.places.saleList.nl}?view=map`);
      await expect(mapOf(page).locator('.marker button').first()).toBeVisible({ timeout: 15_000 });
      const zoomIn = mapOf(page).getByRole('button', { name: text('map-kit', 'nl', 'zoomIn') });
      for (const step of ['region', 'nearer']) {
        if (step === 'nearer') await zoomIn.click();
        await expect(async () => {
          const names = await namesOn(page);
          expect(names.map(({ name }) => name)).toContain('Aat');
          expect(names.filter(({ hidden }) => hidden > 0.5)).toEqual([]);
        }).toPass();
      }
    });
  });
}
