import { expectAccessible } from '../support/page/accessibility.ts';
import { live, visit } from '../support/page/hydration.ts';
import { shellWithSettings } from '../support/servers/shell-with-settings.ts';
import { expect, test } from '../support/site.ts';
import { card, press } from '../support/tabs/consent-card.ts';
import { LANGUAGES } from '../support/texts.ts';
import { looksOf } from './widths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('before a choice about cookies', () => {
  test.use({ decided: false });

  for (const { language, size } of looksOf(0, LANGUAGES))
    test(`the cookie dialog is accessible in ${language} at ${size.width}`, async ({ page, site }) => {
      await page.setViewportSize(size);
      await visit(page, site.places.contact[language]);
      await expect(card(page)).toBeVisible();
      await expectAccessible(page);
      await press(page, language, 'change');
      await expect(card(page).getByRole('checkbox')).toHaveCount(5);
      await expectAccessible(page);
    });
});

test.describe('where the agency has a message for every visitor', () => {
  let shell: Awaited<ReturnType<typeof shellWithSettings>>;

  test.beforeAll(async ({ site }) => {
    const link = { label: 'Contact', path: site.places.contact.nl };
    const popup = { delaySeconds: 0, title: 'Opendeurdag', html: '<p>Van 10 tot 12 uur.</p>', link, picture: null };
    shell = await shellWithSettings(site, { popup });
  });
  test.afterAll(() => shell?.stop());

  for (const { language, size } of looksOf(4, LANGUAGES))
    test(`the popup is accessible in ${language} at ${size.width}`, async ({ page, context, site }) => {
      await context.addCookies([{ name: 'consent', value: 'set', url: shell.url }]);
      await page.setViewportSize(size);
      await page.goto(shell.url + site.places.services[language]);
      await live(page);
      await expect(page.getByRole('dialog', { name: 'Opendeurdag' })).toBeVisible();
      await expectAccessible(page);
    });
});
