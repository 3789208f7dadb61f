import type { Page } from 'playwright/test';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** What the shown button lies over, if there are words in it. */
const coveredText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('[data-chrome="top"]');
    const box = button?.getBoundingClientRect();
    if (!button || !box) throw new Error('there is no back-to-top button');
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top && right > left,
      );
      if (isUnder) covered.push(text.textContent.trim());
    }
    return covered;
  });

test('the button back to the top covers no text where it floats, from the first screen to the last', async ({
  page,
  site,
}) => {
  const { home, saleList, saleProperty, project, services, article, contact } = site.places;
  for (const place of [home, saleList, saleProperty, project, services, article, contact]) {
    await page.goto(place.nl);
    const button = page.locator('[data-chrome="top"]');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let at = 450; at < height; at += 450) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
      await expect(button).toHaveAttribute('data-shown', '');
      expect(await coveredText(page), `${place.nl} at ${at} px`).toEqual([]);
    }
  }
});
