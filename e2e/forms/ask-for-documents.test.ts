import { hydrated, visit } from '../support/page/hydration.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, text } from '../support/texts.ts';

/** A home of the sample agency whose soil certificate is sent on request. */
const HOME = 4688;
const PAPERS = { nl: 'Bodemattest', fr: 'Extrait de la banque de données de l’état des sols' };
const PAGES = { nl: '/nl/documenten-aanvragen', fr: '/fr/demander-des-documents' };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const language of LANGUAGES)
      test(`a document is requested, linked in a mail and downloaded (${language})`, async ({ page, site }) => {
        const path = `${PAGES[language]}/${HOME}/?document=${encodeURIComponent(PAPERS[language])}`;
        if (javaScriptEnabled) await visit(page, path);
        else await page.goto(path);
        const form = page.locator('form').filter({ has: page.locator('[name=documents]') });
        if (javaScriptEnabled) await hydrated(form);
        await expect(page.getByRole('checkbox', { name: PAPERS[language] })).toBeChecked();
        const email = `papieren.${language}.${javaScriptEnabled}.${Date.now()}@example.org`;
        await form.locator('[name=firstName]').fill('Noor');
        await form.locator('[name=lastName]').fill('De Smet');
        await form.locator('[name=email]').fill(email);
        await form.locator('[name=privacy]').check();
        const send = form.getByRole('button', { name: text('mf-forms', language, 'documents.send') });
        if (javaScriptEnabled) await send.dblclick();
        else await send.click();
        await expect(page).toHaveURL(new RegExp(`/(bedankt/documenten|merci/documents)/\\?home=${HOME}$`));
        await expect(page.locator('.about a').first()).toHaveAttribute('href', new RegExp(`/${HOME}/$`));

        const mails = await mailsAbout(site, email, 2);
        const link = /https?:\/\/\S+\/(?:uw-documenten|vos-documents)\/[\w-]{65}\//.exec(
          mails.find(({ to }) => to.includes(email))?.body ?? '',
        )?.[0];
        await page.goto(new URL(link ?? '').pathname);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.locator('.papers').getByRole('link', { name: PAPERS[language] }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(/ - 4688\.pdf$/);
      });
  });

test('an unknown link is not found', async ({ page }) => {
  const response = await page.goto(`/nl/uw-documenten/${'a'.repeat(65)}/`);
  expect(response?.status()).toBe(404);
});
