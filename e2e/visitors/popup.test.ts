import { expectAccessible } from '../support/page/accessibility.ts';
import { live } from '../support/page/hydration.ts';
import { shellWithSettings } from '../support/servers/shell-with-settings.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

// An agency that shows a message over its pages.
let shell: Awaited<ReturnType<typeof shellWithSettings>>;
const TITLE = 'Opendeurdag op zaterdag';

test.beforeAll(async ({ site }) => {
  const link = { label: 'Zo vindt u ons', path: `${site.places.contact.nl}?modal-clicked` };
  const popup = { delaySeconds: 1, title: TITLE, html: '<p>Van 10 tot 12 uur.</p>', link, picture: null };
  shell = await shellWithSettings(site, { popup });
});
test.afterAll(() => shell?.stop());

test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: 'set', url: shell.url }]));

test('it comes after its delay, has the focus, and once closed does not come back in this session', async ({
  page,
  context,
  site,
}) => {
  await page.goto(shell.url + site.places.home.nl);
  await live(page);
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog).toBeHidden();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: text('shell', 'nl', 'popup.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await live(page);
  await page.waitForTimeout(1500);
  await expect(dialog).toBeHidden();
  const other = await context.newPage();
  await other.goto(shell.url + site.places.home.nl);
  await expect(other.getByRole('dialog', { name: TITLE }), 'another session').toBeVisible();
});

test('its link closes it for good', async ({ page, site }) => {
  await page.goto(shell.url + site.places.saleList.nl);
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByRole('link', { name: 'Zo vindt u ons' }).click();
  await expect(page).toHaveURL(/modal-clicked/);
  await expect(dialog).toBeHidden();
  await page.goto(shell.url + site.places.home.nl);
  await live(page);
  await page.waitForTimeout(1500);
  await expect(dialog).toBeHidden();
});

test('a visitor who came by that link does not see it', async ({ page, site }) => {
  await page.goto(`${shell.url}${site.places.home.nl}?modal-clicked`);
  await live(page);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog', { name: TITLE })).toBeHidden();
});

test('a site without one loads no code of it', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(site.url + site.places.home.nl);
  await live(page);
  expect(scripts.filter((url) => url.includes('popup'))).toEqual([]);
});
