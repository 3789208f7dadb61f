import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/page/accessibility.ts';
import { expectSameDocument, live, mark } from '../support/page/hydration.ts';
import { readPage } from '../support/page/read-page.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { addStaff } from '../support/servers/add-staff.ts';
import { facade, startAgencySite } from '../support/servers/agency-site.ts';
import { expect, test } from '../support/site.ts';
import { staffPage } from '../support/tabs/staff-page.ts';
import { text } from '../support/texts.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

/** Timeout for a changed file to appear, in milliseconds. */
const VISIBLE = 5000;

let folder: string;
let content: string;
let feed: string;
let own: Awaited<ReturnType<typeof startAgencySite>>;

test.beforeAll(async ({ site }) => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'facade-own-'));
  content = join(folder, 'agency');
  await facade('agency', 'new', content, '--yes', '--name', 'Janssens & Dupont', '--languages', LANGUAGES.join(','));
  feed = join(content, 'feed/example.csv');
  own = await startAgencySite(site, { content, feed, environment: { FEED_FILE: feed } });
});
test.afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(content, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} holds ${from}`).not.toBe(text);
  writeFileSync(path, changed);
};
const pageText = async (path: string) => (await fetch(own.url + path)).text();

test('a new agency’s folder is valid, and every page of its menu answers in each language', async ({ page }) => {
  expect(await facade('content', 'check', content)).toContain('is valid: 0 errors, 4 notes.');
  for (const language of LANGUAGES) {
    await page.goto(`${own.url}/${language}/`);
    await expect(page.locator('header')).toContainText('Janssens & Dupont');
    const links = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);
    expect(links.length).toBeGreaterThan(14);
    for (const link of links) {
      const { status } = await fetch(own.url + link);
      expect([link, status]).toEqual([link, 200]);
    }
  }
});

test('colours, fonts, menu, banner, logo and texts change while the site runs', async () => {
  const icon = () => pageText('/icons/icon.svg');
  const earlierIcon = await icon();
  expect(await pageText('/nl/')).toMatch(/--primary:#1F3A5F/i);
  change('look.yaml', '#1F3A5F', '#5A1846');
  change('look.yaml', 'headings: fraunces', 'headings: slab');
  change('menu.yaml', 'page: /about/', 'page: /contact-demand/');
  change('pages/home.yaml', 'type: color', "type: color\n  color: '#AA3300'");
  change('pages/home.yaml', 'Welkom thuis', 'Kom binnen');
  change('pages/home.yaml', 'Nieuw te koop', 'Pas binnengekomen');
  change('pictures/logo.svg', '#1F3A5F', '#5A1846');
  const start = Date.now();
  await expect(async () => {
    const page = await pageText('/nl/');
    expect(page).toMatch(/--primary:#5A1846/i);
    expect(page).toContain('--font-display:Rockwell');
    expect(page).toMatch(/<header[\s\S]*\/nl\/gratis-schatting\/[\s\S]*<\/header>/);
    expect(page).toContain('Pas binnengekomen');
    expect(page).toMatch(/background-color:#AA3300/i);
    expect(page).toMatch(/<h1[^>]*>Kom binnen</);
    expect(await icon()).not.toBe(earlierIcon);
  }).toPass({ timeout: VISIBLE, intervals: [250] });
  expect(Date.now() - start).toBeLessThan(VISIBLE);
});

test('the kind of banner and the picture of the name in the header change while the site runs, and back', async () => {
  const files = ['look.yaml', 'pages/home.yaml', 'pictures.yaml'] as const;
  const before = files.map((file) => [file, readFileSync(join(content, file), 'utf8')] as const);
  const look = async () => {
    const page = await pageText('/fr/');
    const [header = ''] = /<header.*?<\/header>/s.exec(page) ?? [];
    return {
      name: /<img src="([^"]*)" alt="Janssens/.exec(header.replaceAll('&amp;', '&'))?.[1] ?? null,
      hasPicture: page.includes('/api/pictures/front'),
    };
  };
  const isSeen = async (wanted: (now: Awaited<ReturnType<typeof look>>) => boolean) => {
    const start = Date.now();
    await expect.poll(async () => wanted(await look()), { timeout: VISIBLE, intervals: [250] }).toBe(true);
    expect(Date.now() - start).toBeLessThan(VISIBLE);
  };
  expect(await look()).toEqual({ name: null, hasPicture: false });
  const drawing = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><path fill="${colour}" d="M0 0h200v50H0z"/></svg>`;
  for (const file of ['name', 'front']) writeFileSync(join(content, `pictures/${file}.svg`), drawing('#5A1846'));
  change('look.yaml', 'header:\n', 'header:\n  logo: pictures/name.svg\n');
  change(
    'pictures.yaml',
    '[]',
    '- { id: front, file: pictures/front.svg, alt: { nl: Gevel, fr: Façade, en: Front, de: Fassade } }',
  );
  change('pages/home.yaml', 'type: color', 'type: image\n  pictures: [front]');
  await isSeen(({ name, hasPicture }) => name !== null && hasPicture);
  // Another picture under the same name gets another address, so browsers fetch it again.
  const first = (await look()).name;
  writeFileSync(join(content, 'pictures/name.svg'), drawing('#17362E'));
  await isSeen(({ name }) => name !== null && name !== first);
  for (const [file, text] of before) writeFileSync(join(content, file), text);
  for (const file of ['name', 'front']) rmSync(join(content, `pictures/${file}.svg`));
  await isSeen(({ name, hasPicture }) => name === null && !hasPicture);
});

test('words of the interface are the agency’s own, from the server and after a link in the browser', async ({
  page,
}) => {
  mkdirSync(join(content, 'wording'), { recursive: true });
  writeFileSync(join(content, 'wording/nl.yaml'), 'mf-listings:\n  list.heading.sale: Ons hele aanbod\n');
  expect(await facade('content', 'check', content)).toContain('is valid: 0 errors');
  await expect
    .poll(() => pageText('/nl/te-koop/'), { timeout: VISIBLE, intervals: [250] })
    .toContain('Ons hele aanbod');
  await page.context().addCookies([{ name: 'consent', value: 'set', url: own.url }]);
  await page.goto(`${own.url}/nl/contact/`);
  await live(page);
  await mark(page);
  await page.locator('header').getByRole('link', { name: 'Te koop' }).first().click();
  await expect(page.getByText('Ons hele aanbod').first()).toBeVisible();
  await expectSameDocument(page);
});

test('a text that English lacks is borrowed from Dutch, is marked, and is not indexed', async ({ request }) => {
  const file = join(content, 'articles/disclaimer/en.md');
  const text = readFileSync(file, 'utf8');
  const read = (language: string) => readPage(request, `${own.url}/${language}/disclaimer/`);
  const offered = async () => Object.keys((await read('nl')).alternates).sort();
  expect(await offered()).toEqual(['de-BE', 'en-BE', 'fr-BE', 'nl-BE', 'x-default']);
  rmSync(file);
  await expect(async () => {
    expect(await offered()).toEqual(['de-BE', 'fr-BE', 'nl-BE', 'x-default']);
    const { status, html, robots, canonical, alternates } = await read('en');
    expect([status, robots, canonical, alternates]).toEqual([200, 'noindex', undefined, {}]);
    expect(html, 'text of another language says which').toMatch(/<(h1|p|li|div)[^>]* lang="nl"/);
  }).toPass({ timeout: VISIBLE, intervals: [250] });
  writeFileSync(file, text);
  await expect.poll(offered, { timeout: VISIBLE, intervals: [250] }).toContain('en-BE');
});

test('a manager reads by home what was wrong with a delivery, and has the next one imported at once', async ({
  browser,
  site,
}) => {
  test.slow();
  const t = (key: string) => text('mf-owner', 'nl', `agency.imports.${key}`);
  const agency = { ...site, url: own.url, data: own.data };
  const mia = await staffPage(browser, agency, await addStaff(agency, 'Mia'));
  const problems = watchPage(mia);
  await mia.getByRole('link', { name: text('mf-owner', 'nl', 'agency.nav.imports') }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  const newest = mia.locator('section.run').first();
  const openWarnings = () => newest.getByText(new RegExp(`^${t('warnings')} \\(`)).click();
  await expect(newest.getByText('2 panden: 2 nieuw, 0 gewijzigd, 0 verwijderd')).toBeVisible();

  const rows = readFileSync(feed, 'utf8');
  const flat = rows.slice(rows.indexOf('4128;')).replace('4128;', '4129;').replace(';2004;', ';ca. 1920;');
  writeFileSync(feed, `${rows.trimEnd()}\n${flat}`);
  // The schedule waits for a file that may still be written.
  const earlier = Date.now() / 1000 - 300;
  utimesSync(feed, earlier, earlier);
  await mia.getByRole('button', { name: t('run') }).click();
  await expect(mia.getByRole('status')).toHaveText(t('started'));
  await expect(async () => {
    await mia.reload();
    await expect(newest.getByText('3 panden: 1 nieuw, 0 gewijzigd, 0 verwijderd')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000, intervals: [2000] });
  await openWarnings();
  const home = newest.locator('li', { hasText: 'Pand 4129' });
  await expect(home.getByText('"ca. 1920"')).toBeVisible();
  await expectAccessible(mia);
  await mia.setViewportSize({ width: 360, height: 800 });
  expect(await overflow(mia)).toBe(0);
  expect(await pageText('/nl/te-huur/')).toContain('4129');
  expect(problems).toEqual([]);
});
