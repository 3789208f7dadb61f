import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { type RunningGallery, startGallery } from '../support/servers/gallery.ts';
import { text } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let gallery: RunningGallery;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  gallery = await startGallery();
});
test.afterAll(() => gallery?.dispose());

/** Opens a part and waits until each of its frames shows its example. */
async function openPart(page: Page, href: string): Promise<void> {
  await page.goto(new URL(href, gallery.url).href);
  const frames = page.locator('figure iframe');
  await expect(frames.first()).toBeAttached();
  for (let index = 0; index < (await frames.count()); index++) {
    await expect(frames.nth(index).contentFrame().locator('#root[data-ready]')).toBeAttached();
  }
}

const sharedParts = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('region', { name: 'shared-ui' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('a part is found, and shows its states in another language and at another width', async ({ page }) => {
  await page.goto(gallery.url);
  for (const name of ['shared-ui', 'mf-listings', 'mf-detail', 'mf-forms', 'mf-owner', 'mf-consent']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await page.getByRole('searchbox').fill('energy sc');
  await page.getByRole('link', { name: 'Energy scale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy scale');
  await page.getByRole('link', { name: 'FR', exact: true }).click();
  await page.getByRole('link', { name: '390' }).click();
  const frame = page.getByTitle('Flanders, B').contentFrame();
  await expect(frame.getByText(text('mf-detail', 'fr', 'energy.target'))).toBeVisible();
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390);
});

test('a state is shown that only a pointer brings about', async ({ page }) => {
  await openPart(page, '?part=shared-ui/primitives/button&width=390');
  const colour = (title: string) =>
    page
      .getByTitle(title, { exact: true })
      .contentFrame()
      .locator('button')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour('primary, hovered')).not.toBe(await colour('primary, with the focus'));
});

// Tests of each package check all examples in jsdom, which does not see contrast; journeys see the sections' parts on their pages.
test('every part of shared-ui shows each of its states, and axe finds nothing', async ({ page }) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  // High enough for every frame to be in view, and so loaded.
  await page.setViewportSize({ width: 1440, height: 12_000 });
  await page.goto(gallery.url);
  for (const href of await sharedParts(page)) {
    await test.step(href, async () => {
      await openPart(page, href);
      await expectAccessible(page);
    });
  }
  expect(problems).toEqual([]);
});
