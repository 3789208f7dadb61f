import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { hydrated, visit } from '../support/page/hydration.ts';
import { isComplaint } from '../support/page/watch-page.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

/** A home of the sample agency with photographs, a plan and a film of its own. */
const HOME = '/nl/property/4688/';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Foto’s van/ });
const imageOf = (page: Page) => dialogOf(page).locator('.stage li[aria-hidden="false"] img');
const scaleOf = (image: Locator) => image.evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a);

async function openFirst(page: Page): Promise<Locator> {
  await visit(page, HOME);
  const first = page.locator('#foto-1');
  await hydrated(first);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  return first;
}

test('all of it by keyboard', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    // A new site still encodes its pictures; a missing one is requested again.
    const isPicture = message.location().url.includes('/api/pictures/');
    if (isComplaint(message) && !isPicture) messages.push(message.text());
  });
  const first = await openFirst(page);
  await expect(page).toHaveURL(/#foto-1$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#foto-2$/);
  await expect(imageOf(page)).toHaveAttribute('alt', 'Woonkamer');
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(imageOf(page))).toBeCloseTo(1.5, 2);
  await page.keyboard.press('ArrowRight');
  await expect(imageOf(page)).toHaveAttribute('alt', 'Woonkamer');
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(imageOf(page))).toBe(1);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#foto-8$/);
  await expectAccessible(page);
  await dialogOf(page)
    .getByRole('button', { name: text('mf-detail', 'nl', 'actions.keep') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('button', { name: text('mf-detail', 'nl', 'actions.kept') })).toBeFocused();
  await expect(page).toHaveURL(/#foto-8$/);

  await dialogOf(page)
    .getByRole('tab', { name: /Foto’s 8/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page).getByText('Plan 1 van 1')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const film = dialogOf(page).getByRole('link', { name: text('mf-detail', 'nl', 'media.video') });
  await expect(film).toBeVisible();
  await expectAccessible(page);
  await film.focus();
  await page.keyboard.press('Enter');
  const video = dialogOf(page).locator('video');
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThan(1);
  expect(await video.evaluate((node: HTMLVideoElement) => Math.round(node.duration))).toBe(10);

  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/4688\/$/);
  await expect(first).toBeFocused();
  expect(messages).toEqual([]);
});

test('an address leads to a picture, and closing stays on the page', async ({ page }) => {
  await page.goto(`${HOME}#foto-3`);
  // It opens once its code is there, which takes as long as a navigation.
  await expect(dialogOf(page)).toBeVisible({ timeout: 15_000 });
  await expect(imageOf(page)).toHaveAttribute('alt', 'Keuken');
  await dialogOf(page)
    .getByRole('button', { name: text('mf-detail', 'nl', 'gallery.overview') })
    .click();
  await expectAccessible(page);
  await dialogOf(page)
    .getByRole('button', { name: /Foto 4 van 8/ })
    .click();
  await expect(page).toHaveURL(/#foto-4$/);
  await dialogOf(page)
    .getByRole('button', { name: text('mf-detail', 'nl', 'gallery.close') })
    .click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/4688\/$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('swipe, pinch, double tap, and Back', async ({ page }) => {
    await openFirst(page);
    const fingers = await page.context().newCDPSession(page);
    /** The clock of the fingers, in seconds: how quickly two taps follow each other is not up to the machine. */
    let now = Date.now() / 1000;
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => {
      now += 0.02;
      return fingers.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
    };
    const at = (x: number, id = 0) => ({ x, y: 320, id });

    await touch('touchStart', at(300));
    for (const x of [260, 200, 120]) await touch('touchMove', at(x));
    await touch('touchEnd');
    await expect(page).toHaveURL(/#foto-2$/);

    await touch('touchStart', at(160));
    await touch('touchStart', at(160), at(200, 1));
    for (const by of [10, 20, 40]) await touch('touchMove', at(160 - by), at(200 + by, 1));
    await touch('touchEnd');
    expect(await scaleOf(imageOf(page))).toBeCloseTo(3, 1);
    // One finger pans the enlarged picture.
    await touch('touchStart', at(300));
    for (const x of [240, 120]) await touch('touchMove', at(x));
    await touch('touchEnd');
    await expect(imageOf(page)).toHaveAttribute('alt', 'Woonkamer');

    now += 1;
    for (let tap = 0; tap < 2; tap++) {
      await touch('touchStart', at(180));
      await touch('touchEnd');
    }
    await expect.poll(() => scaleOf(imageOf(page))).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const visitName = text('mf-detail', 'nl', 'contact.askVisit');
    await dialogOf(page).getByRole('link', { name: visitName }).tap();
    const form = page.getByRole('dialog', { name: visitName });
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(/#foto-2$/);

    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/4688\/$/);
  });
});
