import { contactForm } from '../support/forms/contact-form.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { visit } from '../support/page/hydration.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { PLACE_NAMES } from '../support/places.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, type SiteUnderTest, sampleFeed, test } from '../support/site.ts';
import { LANGUAGES, text } from '../support/texts.ts';

interface CrmRecord {
  ID: number;
  OffMarket: boolean;
  TypeDescription: string;
  Description: string;
  Street: string;
  HouseNumber: string;
  EPCCode: string;
  Pictures: { ID: string }[];
}

/** What the agency's CRM knows of the homes that are not published. */
const secretHomes = (site: SiteUnderTest): CrmRecord[] =>
  (sampleFeed(site).properties as CrmRecord[]).filter(({ OffMarket }) => OffMarket);

const escaped = (value: string) => value.replaceAll(/[^\w\s]/g, '.');

/** Headline, text, address, certificate and pictures of a home. */
const secretsOf = ({ TypeDescription, Description, Street, HouseNumber, EPCCode, Pictures }: CrmRecord) =>
  [TypeDescription, Description.slice(0, 40), `${Street} ${HouseNumber}`, EPCCode, Pictures[0]?.ID ?? '']
    .filter((value) => value.length > 3)
    .map(escaped);

for (const language of LANGUAGES)
  test(`three homes are offered without being published, and one is asked about (${language})`, async ({
    page,
    site,
  }) => {
    const problems = watchPage(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, site.places.discreet[language]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const cards = page.locator('#main [data-section="mf-listings"] li');
    await expect(cards).toHaveCount(3);
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);

    const first = cards.first().getByRole('link');
    const path = (await first.getAttribute('href')) ?? '';
    await first.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'nl' ? 'Provincie' : 'Province');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: text('mf-listings', language, 'teaser.ask') }).click();
    const { reach, fill, form, privacy, send } = contactForm(page, language);
    await reach();
    await expect(form.locator('input[name="wantsInformation"]')).toBeChecked();
    const email = `discreet.${language}.${Date.now()}@example.org`;
    await fill({ firstName: 'Bea', lastName: 'Claes', email, message: 'Kunt u mij bellen?' });
    await privacy.check();
    await send.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === site.places.feedback[language]);
    const mails = await mailsAbout(site, email, 2);
    const id = path.match(/\/(\d+)\/$/)?.[1] ?? 'none';
    expect(mails.find((mail) => mail.replyTo.includes(email))?.subject).toContain(id);
    expect(problems).toEqual([]);
  });

test('what the CRM knows of them is on no page, and their number on theirs alone', async ({ request, site }) => {
  const homes = secretHomes(site);
  const ids = [...new Set(homes.map(({ ID }) => ID))];
  expect(ids).toHaveLength(3);
  const teasers = LANGUAGES.flatMap((language) =>
    ids.map((id) => `/${language}/${language === 'nl' ? 'discreet' : 'discret'}/${id}/`),
  );
  const places = LANGUAGES.flatMap((language) => PLACE_NAMES.map((name) => site.places[name][language]));
  const files = ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/homes-0.xml', '/nl/feed.xml', '/fr/feed.xml'];
  const lists = ids.flatMap((id) => [`/nl/te-koop/?q=${id}`, '/nl/te-koop/?view=map', '/nl/te-koop/?page=9']);
  const wrong: string[] = [];
  for (const address of new Set([...teasers, ...places, ...files, ...lists])) {
    const body = await (await request.get(address)).text();
    const isTeaser = teasers.includes(address) || address.includes('/discre');
    for (const home of homes) {
      const secrets = [
        ...secretsOf(home),
        ...(isTeaser || address.includes('?q=') ? [] : [`(?<!\\w)${home.ID}(?!\\w)`]),
      ];
      wrong.push(...secrets.filter((secret) => new RegExp(secret).test(body)).map((secret) => `${address}: ${secret}`));
    }
  }
  expect(wrong).toEqual([]);
  for (const page of [...teasers, site.places.discreet.nl, '/api/off-market']) {
    const answer = await request.get(page);
    expect([page, answer.status(), answer.headers()['x-robots-tag']]).toEqual([page, 200, 'noindex']);
  }
  for (const id of ids) {
    for (const path of [`/nl/property/${id}/`, `/api/properties/${id}`, `/nl/discreet/${id}0/`])
      expect((await request.get(path)).status(), path).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the teasers are read and asked about', async ({ page, site }) => {
    await page.goto(site.places.discreet.nl);
    await page.locator('#main [data-section="mf-listings"] li').first().getByRole('link').click();
    const { fill, privacy, send } = contactForm(page, 'nl');
    await fill({ firstName: 'Bea', lastName: 'Claes', email: 'bea@example.org', message: 'Kunt u mij bellen?' });
    await privacy.check();
    await send.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === site.places.feedback.nl);
  });
});
