import { visit } from '../support/page/hydration.ts';
import { overflow, scrollThrough } from '../support/page/scroll-through.ts';
import { expect, test } from '../support/site.ts';

/** What a reader may set (WCAG 2.2, 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

// The reader's style comes from a browser extension, which no policy of the site stops.
test.use({ bypassCSP: true });

/** Pages that are read with large text (1.4.4). */
const LARGE = ['home', 'saleList', 'saleProperty', 'rentProperty', 'contact'] as const;

const WIDTHS = [970, 1024, 1280, 1366, 1440];

for (const language of ['nl', 'fr'] as const) {
  test(`the menu is one line, whatever the width (${language})`, async ({ page, site }) => {
    await visit(page, site.places.contact[language]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const entries = page.locator('nav.menu > ul > li:visible');
      const tops = await entries.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size, `at ${width}`).toBe(1);
    }
  });

  test(`with a reader's text spacing the whole header stays in the window (${language})`, async ({ page, site }) => {
    await visit(page, site.places.contact[language]);
    await page.addStyleTag({ content: SPACING });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await page
        .locator('[data-chrome="header"] .bar :is(a, summary):visible')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > document.body.clientWidth)
            .map((part) => part.textContent),
        );
      expect(outside, `at ${width}`).toEqual([]);
    }
  });

  test(`with text twice as large no page is wider than a phone (${language})`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const kind of LARGE) {
      await visit(page, site.places[kind][language]);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await scrollThrough(page);
      expect(await overflow(page), kind).toBe(0);
    }
  });
}
