import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from '../../support/page/hydration.ts';
import { asOperator } from '../../support/servers/as-operator.ts';
import { test } from '../../support/servers/importing-site.ts';
import { mailsAbout } from '../../support/servers/mailbox.ts';
import { expect, folderOf, type SiteUnderTest } from '../../support/site.ts';
import { LANGUAGES, text } from '../../support/texts.ts';

/* Searches that visitors register, and the mails that follow an import. */

test.describe.configure({ mode: 'serial' });

const CONFIRM = { nl: 'bevestigen', fr: 'confirmer' };

type HomeRecord = Record<string, unknown> & { ID: number; language: string };

/** Imports the sample feed with another home. */
async function importFeed(site: SiteUnderTest, added: number): Promise<void> {
  const folder = join(folderOf(site.data), 'sample-agency');
  const file = join(folder, 'feed.json');
  const feed = JSON.parse(readFileSync(file, 'utf8')) as { properties: HomeRecord[] };
  const model = feed.properties.find((home) => home.WebIDs === '12' && home.Goal === 0 && home.Status === 1);
  const records = feed.properties.filter(({ ID }) => ID === model?.ID);
  const more = records.map((home) => ({
    ...home,
    ID: added,
    City: 'Ath',
    Zip: '7800',
    Price: 123_000,
    PublishPrice: true,
    ProjectID: null,
  }));
  const next = join(folder, 'feed-registered-search.json');
  writeFileSync(next, JSON.stringify({ ...feed, properties: [...feed.properties, ...more] }));
  expect(await asOperator(site, 'import', next)).toMatch(/\d+ projects/);
}

for (const [index, language] of LANGUAGES.entries())
  test(`register a search from a list, confirm it, get the mail of a new home and stop with one click (${language})`, async ({
    page,
    site,
    request,
  }) => {
    test.setTimeout(120_000);
    const email = `zoekt.${language}.${Date.now()}@example.org`;
    await visit(page, `${site.places.saleList[language]}?type=12&city=Ath%7C7800&maxPrice=125000`);
    await page.getByRole('link', { name: text('mf-listings', language, 'list.save.label') }).click();
    const form = page.getByRole('dialog').locator('form');
    await expect(form).toContainText(language === 'nl' ? 'te koop, Aat' : 'à vendre, Ath');
    await expect(form.locator('[name="types"][value="12"]')).toBeChecked();
    await expect(form.locator('[name="cities"][value="Ath|7800"]')).toBeChecked();
    await expect(form.locator('[name="maxPrice"]')).toHaveValue('125000');
    await form.locator('[name="frequency"][value="at-once"]').check();
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="privacy"]').check();
    await form.getByRole('button', { name: text('mf-forms', language, 'demand.send') }).click();
    await expect(page).toHaveURL(/hou-me-op-de-hoogte|tenez-moi-au-courant/);

    const [asked] = await mailsAbout(site, email, 1);
    const confirm = new RegExp(`/${language}/${CONFIRM[language]}/[\\w-]+/`).exec(asked?.body ?? '')?.[0] ?? '';
    await page.goto(confirm);
    await page.getByRole('button', { name: text('mf-forms', language, 'subscription.confirm.button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('mf-forms', language, 'subscription.confirm.confirmed.title'),
    );

    const home = 990_000 + index;
    await importFeed(site, home);
    const told = (await mailsAbout(site, email, 2)).find(({ unsubscribe }) => unsubscribe !== '');
    expect(told?.body).toContain(`/${home}/`);
    expect(told?.body.replaceAll('\u00a0', ' ')).toMatch(/123.000/);

    // What a mail program does according to RFC 8058: only this address and this body.
    const stop = new URL(told?.unsubscribe.replace(/^<|>$/g, '') ?? '');
    const answer = await request.post(stop.pathname + stop.search, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(told?.unsubscribePost).toBe('List-Unsubscribe=One-Click');
    await page.goto(
      /\/(?:uitschrijven|desinscription)\/[\w-]+\//.exec(told?.body ?? '')?.[0].replace(/^/, `/${language}`) ?? '',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('mf-forms', language, 'subscription.stop.stopped.title'),
    );
  });
