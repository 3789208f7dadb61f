import { hydrated, visit } from '../support/page/hydration.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, text } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES)
  test(`a home is sent to a friend, whose mail leads back to it (${language})`, async ({ page, site }) => {
    const path = site.places.saleProperty[language];
    await visit(page, path);
    const button = page.getByRole('button', { name: text('mf-detail', language, 'actions.share') });
    await hydrated(button);
    await button.click();
    await page.getByRole('link', { name: text('mf-detail', language, 'share.friend') }).click();
    const form = page.locator('form').filter({ has: page.locator('[name=friendEmail]') });
    await hydrated(form);
    const friend = `vriend.${language}.${Date.now()}@example.org`;
    await form.locator('[name=friendEmail]').fill(friend);
    await form.locator('[name=message]').fill('Kijk: https://evil.example/a');
    await form.locator('[name=name]').fill('Noor De Smet');
    await form.locator('[name=email]').fill('noor@example.org');
    await form.locator('[name=privacy]').check();
    await form.getByRole('button', { name: text('mf-forms', language, 'friend.send') }).dblclick();
    await expect(page).toHaveURL(/\/(bedankt|merci)\/send-to-friend\/\?home=\d+$/);
    const [mail] = await mailsAbout(site, friend, 1);
    expect(mail?.subject).toContain('Noor De Smet');
    expect(mail?.body).toContain(path);
    expect(mail?.body).not.toContain('://evil');
  });
