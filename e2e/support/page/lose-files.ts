import { expect, type Page } from 'playwright/test';
import { text } from '../texts.ts';

/** Every script is lost for this long from its first request: the browser's preload of it and its import. In milliseconds. */
const LOST = 500;

/** A lost file is fetched again within this time. In milliseconds. */
export const WHOLE_WITHIN = 20_000;

/** Loses every script of the page once. Returns the names of those that were requested. */
export async function loseFilesOnce(page: Page): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  await page.route(/\/(_shell|_sections)\/.*\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const first = since.get(pathname) ?? Date.now();
    since.set(pathname, first);
    return Date.now() - first < LOST ? route.abort() : route.continue();
  });
  return since;
}

/** The page shows all its parts, and they are hydrated as soon as they are seen. */
export async function expectWhole(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(partsMissing, NOTICE), { timeout: WHOLE_WITHIN, message: page.url(), intervals: [250] })
    .toEqual([]);
}

const NOTICE = text('shell', 'nl', 'unavailable.retry');

/** Scrolls through the page, and lists what is missing. */
async function partsMissing(notice: string): Promise<string[]> {
  const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'));
  const main = document.getElementById('main');
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const asleep = [...document.querySelectorAll<HTMLElement>('#app [data-section]')]
    .filter(({ firstElementChild: first }) => first instanceof HTMLElement && first.offsetHeight > 0 && !isAlive(first))
    .map(({ dataset }) => `${dataset.section} ${dataset.expose} is not hydrated`);
  return [
    ...(document.querySelector('[data-chrome="header"][data-live]') ? [] : ['the header has no script']),
    ...(main?.querySelector('h1')?.textContent ? [] : ['no heading']),
    ...(main?.innerText.includes(notice) ? ['a part is unavailable'] : []),
    ...(main?.querySelector('.ui-skeleton') ? ['a part is still loading'] : []),
    ...asleep,
  ];
}
