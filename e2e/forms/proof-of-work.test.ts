import { contactForm } from '../support/forms/contact-form.ts';
import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test(`a touched form carries a proof computed on the site, and requests nothing before (${language})`, async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('captcha')) asked.push(request.url());
    });
    await visit(page, site.places.contact[language]);
    const { reach, fill, field, privacy, send } = contactForm(page, language);
    await reach();
    expect(asked).toEqual([]);

    const solver = page.waitForEvent('worker');
    await field('message').focus();
    await solver;
    await fill({ message: 'Bonjour', firstName: 'Noor', lastName: 'De Smet', email: 'noor@example.org' });
    await privacy.check();
    const [request] = await Promise.all([page.waitForRequest('**/api/forms/contact'), send.click()]);
    const { captcha } = request.postDataJSON();
    expect(JSON.parse(Buffer.from(captcha, 'base64').toString())).toMatchObject({
      challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } },
      solution: { counter: expect.any(Number) },
    });
    expect((await request.response())?.status()).toBe(201);
    const origins = new Set(asked.map((url) => new URL(url).origin));
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  });
}
