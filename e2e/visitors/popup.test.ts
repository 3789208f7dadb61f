import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { live } from '../support/page/hydration.ts';
import { watchLoading } from '../support/page/loading.ts';
import { shellWithSettings } from '../support/servers/shell-with-settings.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

// An agency that shows a message over its pages.
let shell: Awaited<ReturnType<typeof shellWithSettings>>;
const TITLE = 'Opendeurdag op zaterdag';
/** In seconds: so long that a busy machine never reaches it by itself. */
const DELAY = 600;

test.beforeAll(async ({ site }) => {
  const link = { label: 'Zo vindt u ons', path: `${site.places.contact.nl}?modal-clicked` };
  const popup = { delaySeconds: DELAY, title: TITLE, html: '<p>Van 10 tot 12 uur.</p>', link, picture: null };
  shell = await shellWithSettings(site, { popup });
});
test.afterAll(() => shell?.stop());

test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: 'set', url: shell.url }]));

/** Opens a page and waits for the code of the popup, which begins to count. Returns a function that lets the delay pass. */
async function visitWithPopup(page: Page, path: string): Promise<() => Promise<void>> {
  const loaded = watchLoading(page);
  await page.clock.install();
  await page.goto(shell.url + path);
  await live(page);
  await loaded();
  return () => page.clock.fastForward(DELAY * 1000);
}

const dialogOn = (page: Page) => page.getByRole('dialog', { name: TITLE });

test('it comes after its delay, has the focus, and once closed does not come back in this session', async ({
  page,
  context,
  site,
}) => {
  const home = site.places.home.nl;
  const passDelay = await visitWithPopup(page, home);
  const dialog = dialogOn(page);
  await expect(dialog).toBeHidden();
  await passDelay();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: text('shell', 'nl', 'popup.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await (await visitWithPopup(page, home))();
  await expect(dialog).toBeHidden();
  const other = await context.newPage();
  await (await visitWithPopup(other, home))();
  await expect(dialogOn(other), 'another session').toBeVisible();
});

test('its link closes it for good', async ({ page, site }) => {
  await (await visitWithPopup(page, site.places.saleList.nl))();
  await dialogOn(page).getByRole('link', { name: 'Zo vindt u ons' }).click();
  await expect(page).toHaveURL(/modal-clicked/);
  await expect(dialogOn(page)).toBeHidden();
  await (await visitWithPopup(page, site.places.home.nl))();
  await expect(dialogOn(page)).toBeHidden();
});

test('a visitor who came by that link does not see it', async ({ page, site }) => {
  await (await visitWithPopup(page, `${site.places.home.nl}?modal-clicked`))();
  await expect(dialogOn(page)).toBeHidden();
});

test('a site without one loads no code of it', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(site.url + site.places.home.nl);
  await live(page);
  expect(scripts.filter((url) => url.includes('popup'))).toEqual([]);
});
