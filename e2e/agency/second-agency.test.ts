import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/page/accessibility.ts';
import { live } from '../support/page/hydration.ts';
import { ROOT } from '../support/root.ts';
import { facade, startAgencySite } from '../support/servers/agency-site.ts';
import { expect, folderOf, test } from '../support/site.ts';
import { BACKGROUNDS, writeBackgroundPages } from './module-backgrounds.ts';

const SECOND = join(ROOT, 'tools/second-agency');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let folder: string;
let other: Awaited<ReturnType<typeof startAgencySite>>;

test.beforeAll(async ({ site }) => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'facade-second-'));
  const content = join(folder, 'content');
  const answers: string[] = JSON.parse(readFileSync(join(SECOND, 'answers.json'), 'utf8'));
  await facade('agency', 'new', content, '--yes', ...answers);
  cpSync(join(SECOND, 'content'), content, { recursive: true });
  writeBackgroundPages(content);
  expect(await facade('content', 'check', content)).toContain('is valid: 0 errors, 0 notes.');
  const feed = join(folder, 'feed');
  cpSync(join(SECOND, 'feed'), feed, { recursive: true });
  symlinkSync(join(folderOf(site.data), 'sample-agency/pictures'), join(feed, 'pictures'));
  other = await startAgencySite(site, { content, feed: join(feed, 'homes.csv') });
});
test.afterAll(async () => {
  await other?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: 'set', url: other.url }]));

test('a second agency looks like itself, without a line of code', async ({ page, site }) => {
  const looks = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const tokenOf = (token: string) => style.getPropertyValue(token);
      return {
        colour: tokenOf('--primary'),
        ground: getComputedStyle(document.body).backgroundColor,
        letters: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
        corners: tokenOf('--radius'),
        menu: [...document.querySelectorAll('header nav a')].map(({ textContent }) => textContent),
      };
    });
  await page.goto(`${site.url}/fr/`);
  const sample = await looks();
  await page.goto(`${other.url}/fr/`);
  const second = await looks();
  for (const key of ['colour', 'ground', 'letters', 'corners', 'menu'] as const)
    expect(second[key], key).not.toEqual(sample[key]);
  await expect(page.locator('.worth h2'), 'the rules of its own styles.css').toHaveCSS('text-transform', 'uppercase');
  await expect(page.locator('header').getByRole('img', { name: 'Vennhaus' }).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Cardamine');
});

test('German is the first language, and its homes are shown', async ({ page }) => {
  await page.goto(`${other.url}/de/`);
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wohnen am Rand des Venns/);
  await expect(page.getByRole('heading', { name: 'Neu zu vermieten' })).toBeVisible();
  await page.goto(`${other.url}/de/zu-verkaufen/`);
  await expect(page.locator('#main')).toContainText('Eupen');
  await expect(page.locator('#main')).toContainText('265.000');
});

test('its home page is accessible', async ({ page }) => {
  await page.goto(`${other.url}/de/`);
  await live(page);
  await expectAccessible(page);
});

for (const background of Object.keys(BACKGROUNDS))
  test(`every module can be read on the background ${background}`, async ({ page }) => {
    await page.goto(`${other.url}/fr/${background}/`);
    await live(page);
    await expectAccessible(page);
  });
