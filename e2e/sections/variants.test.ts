import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, publishRelease } from '@facade/platform/registry';
import type { Browser, Page } from 'playwright/test';
import { expectSameDocument, hydrated, live, mark, visit } from '../support/page/hydration.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { listen, type RunningServer } from '../support/servers/listen.ts';
import { copyReleases, type ReleaseStore } from '../support/servers/release-store.ts';
import { type SecondShell, startShell } from '../support/servers/second-shell.ts';
import { expect, folderOf, test } from '../support/site.ts';

const SECTION = 'mf-listings';
const SECOND = '2.0.0';
/** A release may take as long to be live. */
const TO_LIVE = { timeout: 5000 };

// Two or three documents, a shell of its own, and commands.
test.describe.configure({ timeout: 90_000 });

let store: ReleaseStore;
let shell: SecondShell;
/** The live release. */
let first: string;

test.beforeEach(async ({ site }) => {
  store = await copyReleases(folderOf(site.data));
  shell = await startShell({ data: store.data, apiUrl: site.url });
  first = (await releaseFor('anybody')) ?? '';
});
test.afterEach(async () => {
  await shell.stop();
  await store.dispose();
});

const facade = (...args: string[]): Promise<string> => asOperator(store, ...args);

/** The same build under another version, for a percentage of the visitors, or only in a channel. */
async function publishSecond(publication: { canary: number } | { channel: string }): Promise<void> {
  const build = join(store.data, 'build');
  await cp(join(store.data, 'releases', SECTION, first), build, {
    recursive: true,
    // The mark of the upload that it was.
    filter: (path) => !path.endsWith('/.upload'),
  });
  await publishRelease(openStore({ data: store.data }), build, { version: SECOND, ...publication });
}
const ramp = (percent: number) => facade('publish', SECTION, '--version', SECOND, '--canary', String(percent));

async function releaseFor(userAgent: string): Promise<string | undefined> {
  const answer = await fetch(`${shell.url}/nl/te-koop/`, { headers: { 'user-agent': userAgent } });
  return (await answer.text()).match(/data-section="mf-listings" data-release="([^"]+)"/)?.[1];
}

/** Two browsers of which only the second gets the canary. */
async function browsersOfBoth(): Promise<[string, string]> {
  const agents = Array.from({ length: 40 }, (_, index) => `Mozilla/5.0 Journey/${index}`);
  const releases = await Promise.all(agents.map(releaseFor));
  return [agents[releases.indexOf(first)] ?? '', agents[releases.indexOf(SECOND)] ?? ''];
}

/** From this machine's own address: `releaseFor` shares its bucket, and a developer's section is for local visitors. */
async function open(browser: Browser, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: {}, ...(userAgent ? { userAgent } : {}) });
  await context.addCookies([{ name: 'consent', value: 'set', url: shell.url }]);
  return context.newPage();
}

const listing = (page: Page) => page.locator(`#main [data-section="${SECTION}"]`).first();
const badge = (page: Page) => page.getByRole('complementary', { name: 'U bekijkt een testversie van deze site' });

test('a visitor of the canary keeps it from page to page and after reloading; at 0 % the next document is as before', async ({
  browser,
}) => {
  await publishSecond({ canary: 30 });
  await expect.poll(async () => (await browsersOfBoth())[1], TO_LIVE).not.toBe('');
  const [usual, chosen] = await browsersOfBoth();
  for (const [agent, release] of [
    [usual, first],
    [chosen, SECOND],
  ] as const) {
    const page = await open(browser, agent);
    await visit(page, `${shell.url}/nl/te-koop/`);
    await expect(listing(page)).toHaveAttribute('data-release', release);
    await mark(page);
    await page.getByRole('banner').getByRole('link', { name: 'Te huur', exact: true }).first().click();
    await expect(page).toHaveURL(/te-huur/);
    await expect(listing(page)).toHaveAttribute('data-release', release);
    await expectSameDocument(page);
    await page.reload();
    await live(page);
    await expect(listing(page)).toHaveAttribute('data-release', release);
    if (agent === usual) {
      await page.context().close();
      continue;
    }
    await ramp(60);
    await expect.poll(() => releaseFor(chosen), TO_LIVE).toBe(SECOND);
    await ramp(0);
    await expect.poll(() => releaseFor(chosen), TO_LIVE).toBe(first);
    await expect(listing(page)).toHaveAttribute('data-release', SECOND);
    await page.reload();
    await expect(listing(page)).toHaveAttribute('data-release', first);
    await page.context().close();
  }
});

test('a link gives one browser another release, with a badge that says so and ends it; another browser sees nothing', async ({
  browser,
}) => {
  await publishSecond({ channel: 'preview' });
  const link = await facade('override', SECTION, '--channel', 'preview', '--site', `${shell.url}/nl/te-koop/?page=2`);
  const page = await open(browser);
  // The shell looks for publications twice a second: the link can be faster.
  await expect(async () => {
    await visit(page, link);
    await expect(listing(page)).toHaveAttribute('data-release', SECOND, { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(`${shell.url}/nl/te-koop/?page=2`);
  await expect(badge(page)).toContainText(`${SECTION} preview (${SECOND})`);
  await page.getByRole('banner').getByRole('link', { name: 'Te huur', exact: true }).first().click();
  await expect(page).toHaveURL(/te-huur/);
  await expect(listing(page)).toHaveAttribute('data-release', SECOND);
  await expect(badge(page)).toBeVisible();

  const other = await open(browser);
  await visit(other, `${shell.url}/nl/te-koop/?page=2`);
  await expect(listing(other)).toHaveAttribute('data-release', first);
  await expect(badge(other)).toHaveCount(0);
  await other.context().close();

  await badge(page).getByText('Testversie', { exact: true }).click();
  await badge(page).getByRole('button').click();
  await expect(badge(page)).toHaveCount(0);
  await expect(page).toHaveURL(/te-huur/);
  await expect(listing(page)).toHaveAttribute('data-release', first);
  await page.context().close();
});

test('a section from the machine of its developer: the server renders its place, the browser all of it', async ({
  browser,
}) => {
  const machine = await serveReleases();
  const page = await open(browser);
  const { entry } = JSON.parse(await readFile(join(store.data, 'releases', SECTION, first, 'release.json'), 'utf8'));
  try {
    const address = `${machine.url}/${SECTION}/${first}/${entry}`;
    const link = await facade('override', SECTION, '--url', address, '--site', `${shell.url}/nl/te-koop/`);
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(link);
    const host = new URL(machine.url).host;
    await expect(listing(page)).toHaveAttribute('data-release', host);
    await hydrated(page.locator('h1').first());
    await expect(page.locator('#main .card').first()).toBeVisible();
    await expect(page.locator('h1').first()).toHaveText(/koop/i);
    await expect(badge(page)).toContainText(address);
    expect(problems).toEqual([]);

    // A part of a page of another section, too.
    await page.goto(`${shell.url}/nl/`);
    await expect(page.locator(`#main [data-section="${SECTION}"][data-release="${host}"] input`).first()).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    await page.context().close();
    await machine.stop();
  }
});

/** A developer's own server: files as they are, for scripts of any site. */
const serveReleases = (): Promise<RunningServer> =>
  listen(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://machine').pathname;
    const file = await readFile(join(store.data, 'releases', path)).catch(() => null);
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    response.writeHead(file ? 200 : 404, headers).end(file);
  });
