import { expect, type Page } from 'playwright/test';

/** Goes down the whole page screen by screen, as a reader does, so that everything that hydrates when in view does so. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await expect
    .poll(() => page.evaluate(boundariesAsleep), {
      message: 'every section on the page is hydrated',
      intervals: [50, 100],
    })
    .toEqual([]);
}

/** Sections with rendered elements that React has not hydrated yet. */
function boundariesAsleep(): string[] {
  const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'));
  return [...document.querySelectorAll<HTMLElement>('#app [data-section]')]
    .filter(({ firstElementChild: first }) => first instanceof HTMLElement && first.offsetHeight > 0 && !isAlive(first))
    .map(({ dataset, firstElementChild }) => `${dataset.section}: ${firstElementChild?.className}`);
}

/** Pixels by which a visitor can scroll the page sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ left: 10_000, behavior: 'instant' });
    return scrollX;
  });
