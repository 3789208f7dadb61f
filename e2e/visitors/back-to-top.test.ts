import type { Page } from 'playwright/test';
import { visit } from '../support/page/hydration.ts';
import { scrollThrough } from '../support/page/scroll-through.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Goes down the page. Lists where the button is not shown, and the words that it lies over. */
const coveredOnTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-chrome="top"]');
    if (!button) throw new Error('there is no back-to-top button');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const wrong: string[] = [];
    for (let at = 450; at < document.documentElement.scrollHeight; at += 450) {
      scrollTo({ top: at, behavior: 'instant' });
      for (let frames = 0; frames < 60 && button.dataset.shown === undefined; frames += 1) await frame();
      await frame();
      if (button.dataset.shown === undefined) wrong.push(`${at} px: it is not shown`);
      const box = button.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isUnder = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top && right > left,
        );
        // Whether it is seen is asked last, because that is slow.
        if (isUnder && text.parentElement?.checkVisibility({ visibilityProperty: true }))
          wrong.push(`${at} px: ${text.textContent.trim()}`);
      }
    }
    return wrong;
  });

test('the button back to the top covers no text where it floats, from the first screen to the last', async ({
  page,
  site,
}) => {
  const { home, saleList, saleProperty, project, services, article, contact } = site.places;
  for (const place of [home, saleList, saleProperty, project, services, article, contact]) {
    await visit(page, place.nl);
    await scrollThrough(page);
    // A part may still be gliding into its place.
    await expect.poll(() => coveredOnTheWay(page), { message: place.nl }).toEqual([]);
  }
});
