import { join } from 'node:path';
import { text as bodyOf } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { contactForm } from '../support/forms/contact-form.ts';
import { visit } from '../support/page/hydration.ts';
import { LATE_PICTURE, watchPage } from '../support/page/watch-page.ts';
import { startAgencySite } from '../support/servers/agency-site.ts';
import { listen } from '../support/servers/listen.ts';
import { expect, folderOf, test } from '../support/site.ts';

/*
 * An agency that has an account with a provider of captchas. The test replaces both sides of the provider: its script with the
 * documented functions, and the endpoint that verifies tokens. Everything between them is the real site.
 */

/**
 * From its documentation: the address of its script, and how a page creates a widget. Each widget returns the next token when
 * it is reset.
 */
const PROVIDERS = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    code: `window.turnstile = {
      render: (place, { sitekey, callback }) => { place.textContent = 'widget'; give(sitekey, callback); return callback; },
      reset: (callback) => give('again', callback),
    };`,
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    code: `window.hcaptcha = {
      render: (place, { sitekey, callback }) => { place.textContent = 'widget'; give(sitekey, callback); return callback; },
      reset: (callback) => give('again', callback),
    };`,
  },
  friendly: {
    script: 'https://cdn.jsdelivr.net/npm/@friendlycaptcha/sdk@1.0.2/site.compat.min.js',
    code: `window.frcaptcha = {
      createWidget({ element, sitekey }) {
        element.textContent = 'widget';
        const listeners = [];
        const tell = (response) => listeners.forEach((listener) => listener({ detail: { response } }));
        give(sitekey, tell);
        return { addEventListener: (name, listener) => name === 'frc:widget.complete' && listeners.push(listener),
          reset: () => give('again', tell) };
      },
    };`,
  },
} as const;

const GIVE = 'const give = (token, callback) => setTimeout(() => callback("token-" + token), 50);\n';

for (const [provider, { script, code }] of Object.entries(PROVIDERS))
  test.describe(provider, () => {
    /** Tokens that the provider was asked to verify. */
    const checked: string[] = [];
    let service: Awaited<ReturnType<typeof listen>>;
    let agency: Awaited<ReturnType<typeof startAgencySite>>;
    test.beforeAll(async ({ site }) => {
      test.setTimeout(120_000);
      service = await listen(async (request, response) => {
        checked.push(await bodyOf(request));
        // The first token of a widget is refused, like a used one.
        response.end(JSON.stringify({ success: checked.at(-1)?.includes('token-again') }));
      });
      agency = await startAgencySite(site, {
        content: join(folderOf(site.data), 'sample-agency/content'),
        environment: {
          CAPTCHA_PROVIDER: provider,
          CAPTCHA_SITE_KEY: 'site',
          CAPTCHA_SECRET: 'secret',
          CAPTCHA_VERIFY_URL: `${service.url}/verify`,
        },
      });
    });
    test.afterAll(async () => {
      await agency?.stop();
      await service?.stop();
    });
    test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: 'set', url: agency.url }]));

    const serve = async (page: Page): Promise<string[]> => {
      const asked: string[] = [];
      await page.route(
        (url) => url.origin !== agency.url && url.protocol.startsWith('http'),
        (route) => {
          asked.push(route.request().url());
          return route.request().url().startsWith(script)
            ? route.fulfill({ contentType: 'text/javascript', body: GIVE + code })
            : route.abort();
        },
      );
      return asked;
    };

    test('is loaded by the page when its form is touched; a token that is refused is followed by another', async ({
      page,
      site,
    }) => {
      const problems = watchPage(page, [{ status: 422, method: 'POST', path: '/api/forms/contact' }, LATE_PICTURE]);
      const asked = await serve(page);
      await visit(page, agency.url + site.places.contact.nl);
      const { reach, fill, field, privacy, send, summary, form } = contactForm(page, 'nl');
      await reach();
      expect(asked).toEqual([]);

      await field('message').focus();
      await expect(form.getByText('widget')).toBeVisible();
      expect(asked.filter((url) => !url.startsWith(script))).toEqual([]);
      await fill({ message: 'Dag', firstName: 'Noor', lastName: 'De Smet', email: 'noor@example.org' });
      await privacy.check();
      await send.click();
      await expect(page).toHaveURL(/\/nl\/bedankt\//);
      await expect(summary).toHaveCount(0);
      expect(problems).toEqual([]);
      expect(checked.map((body) => /token-\w+/.exec(body)?.[0])).toEqual(['token-site', 'token-again']);
    });

    // The same code for all three.
    if (provider === 'turnstile')
      test('an unreachable one does not prevent sending', async ({ page, site }) => {
        await page.route(
          (url) => url.href.startsWith(script),
          (route) => route.abort(),
        );
        await visit(page, agency.url + site.places.contact.nl);
        const { reach, fill, privacy, send } = contactForm(page, 'nl');
        await reach();
        await fill({ message: 'Dag', firstName: 'Noor', lastName: 'De Smet', email: 'noor@example.org' });
        await privacy.check();
        await send.click();
        await expect(page).toHaveURL(/\/nl\/bedankt\//);
      });
  });
