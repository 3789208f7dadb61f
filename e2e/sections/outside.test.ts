import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { hydrated, live } from '../support/page/hydration.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { type OutsideSection, outsideSection } from '../support/servers/outside-section.ts';
import { type PublishingSite, startPublishingSite } from '../support/servers/publishing-site.ts';
import { expect, test } from '../support/site.ts';

/**
 * What `docs/adding-a-section.md` promises to a team with a repository of its own: it creates a section in an empty folder, from the packed
 * files alone, and publishes it to a running site with its own key. The section is `examples/mf-moving`.
 */
const SECTION = 'mf-moving';
const FRAGMENT = { id: `${SECTION}/estimate`, props: { rooms: 3 } };
const PRICE = 'Vanaf €\u00a0680';

let site: PublishingSite;
let section: OutsideSection;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ site: tested }) => {
  test.setTimeout(400_000);
  site = await startPublishingSite(tested, { page: '/contact/', fragment: FRAGMENT });
  section = outsideSection(SECTION, site.url);
  note('create', section.took.create);
  note('npm install', section.took.install);
});
test.afterAll(async () => {
  section?.dispose();
  await site?.stop();
});
test.beforeEach(() => test.setTimeout(240_000));

const note = (what: string, took: number) => console.log(`    ${what}: ${(took / 1000).toFixed(1)} s`);
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  note(what, performance.now() - began);
  return result;
}
const failure = (work: Promise<string>): Promise<string> =>
  work.then(
    (said) => `it succeeded: ${said}`,
    ({ stderr }) => stderr,
  );
const pageHas = async (text: string) => (await (await fetch(`${site.url}/nl/contact/`)).text()).includes(text);
const untilPageHas = (text: string) =>
  expect.poll(() => pageHas(text), { timeout: 20_000, intervals: [100] }).toBe(true);

test('what was created passes the gate and its own tests, without a workspace', async () => {
  const said = await timed('verify', () => section.facade('verify'));
  expect(said).toMatch(
    /the shell that runs at .*fragment-note rendered in nl, fr, en, de.*page-overview rendered in nl, fr, en, de.*could be published/s,
  );
  if (process.env.FACADE_CHROMIUM) expect(said).toMatch(/2 of 2 mounted in a browser/);
  const contract = JSON.parse(readFileSync(join(section.folder, 'dist/contract.json'), 'utf8'));
  expect(contract).toMatchObject({
    name: SECTION,
    typeErrors: [],
    fragments: { note: { fields: { tone: { oneOf: [{ is: 'calm' }, { is: 'clear' }] } } } },
  });
  expect(contract.shared.react.range).toMatch(/^\^19\./);
});

test('pnpm and yarn create, install and verify a section as npm does', async () => {
  const managers = ['pnpm', 'yarn'] as const;
  const verified = await timed('with pnpm and yarn', () =>
    Promise.all(managers.map((manager) => section.verifiedBy(manager, `mf-by-${manager}`))),
  );
  expect(verified).toEqual(managers.map((manager) => expect.stringMatching(`mf-by-${manager} .* could be published`)));
});

test('without a site the gate says that it compares with the shell that came with it', async () => {
  const said = await section.facade('check', '--site', 'http://localhost:9');
  expect(said).toMatch(/the shell of these tools, not of a running site.*could be published/s);
});

test('the section of a team passes its own tests', async () => {
  section.take(SECTION);
  expect(await section.facade('verify')).toMatch(/fragment-estimate rendered in nl, fr, en, de.*could be published/s);
});

test('a new key may do nothing until the operator names it', async () => {
  for (const command of ['publish', 'status', 'history', 'rollback', 'override --version 1.0.0', 'health'])
    expect(await failure(section.facade(...command.split(' ')))).toContain('this needs a key of the team');
  const said = await section.facade('login');
  const [, line = ''] = /facade (team add mf-moving --contact MAIL --id \S+ --public-key \S+)/.exec(said) ?? [];
  expect(line).not.toBe('');
  expect(await failure(section.facade('login'))).toContain('does not know this key yet');
  expect(await failure(section.facade('publish'))).toContain('no team of this site has this key (unknown-key)');
  const operator = ['--site', site.url, '--key', join(site.data, 'keys/operator.private.pem'), '--yes'];
  await asOperator(site, ...line.replace('MAIL', 'moving@example.org').split(' '), ...operator);
  expect(await section.facade('login')).toMatch(
    /^mf-moving\/\S+ on 127\.0\.0\.1:\d+\n {2}mf-moving: publish, canary, /,
  );
});

test('published with its key, its fragment is on the page of the running site, and hydrates', async ({ page }) => {
  expect(await pageHas(PRICE)).toBe(false);
  expect(await timed('publish', () => section.facade('publish'))).toMatch(/mf-moving 1\.0\.0-\w+ is live/);
  await untilPageHas(PRICE);
  await expectToWork(page);
});

async function expectToWork(page: Page): Promise<void> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'info') messages.push(message.text());
  });
  await page.context().addCookies([{ name: 'consent', value: 'set', url: site.url }]);
  await page.goto(`${site.url}/nl/contact/`);
  await live(page);
  const offer = page.getByRole('region', { name: 'Verhuizen met Dender Verhuizingen' });
  await expect(offer.getByRole('status')).toHaveText(PRICE);
  // It is far down, and hydrates when it comes into view.
  await hydrated(offer.getByLabel('Verdieping'));
  await offer.getByLabel('Verdieping').selectOption('2');
  await expect(offer.getByRole('status')).toHaveText('Vanaf € 770');
  expect(messages).toEqual([]);
}

test('the types of live sections are those of the others', async () => {
  expect(await section.facade('types')).toMatch(
    /^src\/section-types\.d\.ts: mf-consent, mf-detail, mf-forms, mf-listings, mf-owner$/m,
  );
});

test('a changed text is live seconds later', async () => {
  section.edit('locales/nl.json', 'Vraag een gratis bezoek', 'Vraag vandaag nog een bezoek');
  await timed('text change to live', async () => {
    await section.facade('publish', '--why', 'a better button');
    await untilPageHas('Vraag vandaag nog een bezoek');
  });
});

test('canary, promote, halt, rollback and override go over HTTP, and the history names who did it', async () => {
  section.edit('locales/nl.json', 'Vraag vandaag nog een bezoek', 'Plan een bezoek');
  expect(await section.facade('publish', '--version', '2.0.0', '--canary', '0')).toContain(
    '2.0.0 is the canary for 0 %',
  );
  expect(await section.facade('status')).toMatch(/mf-moving 1\.0\.0-\w+; canary 2\.0\.0 for 0 %; 3 stored/);
  const link = await section.facade('override', '--version', '2.0.0');
  const opened = await fetch(link.trim(), { redirect: 'manual' });
  const cookie = String(opened.headers.get('set-cookie')).split(';')[0] ?? '';
  const preview = await fetch(`${site.url}/nl/contact/`, { headers: { cookie } });
  expect(await preview.text()).toContain('Plan een bezoek');
  expect(await section.facade('halt')).toContain('is live');
  await section.facade('promote', '--version', '2.0.0');
  await untilPageHas('Plan een bezoek');
  await section.facade('rollback', '--why', 'too short');
  await untilPageHas('Vraag vandaag nog een bezoek');
  const entries = JSON.parse(await section.facade('history', '--json'));
  expect(entries[0]).toMatchObject({ action: 'rollback', why: 'too short', identity: 'key' });
  expect(entries[0].by).toMatch(/^mf-moving\//);
});

test('the key of another team is refused every verb, and the history says so', async () => {
  const file = join(site.data, 'other.pem');
  const key = await asOperator(site, 'team', 'key', file);
  const named = ['--contact', 'other@example.org', '--id', 'eve', '--public-key', key, '--yes'];
  await asOperator(site, 'team', 'add', 'mf-other', ...named);
  const commands = [
    'publish',
    'publish --canary 5',
    'check',
    'promote',
    'rollback',
    'halt',
    'retire',
    'history',
    'health',
  ];
  for (const command of [...commands, 'override --version 2.0.0'])
    expect(await failure(section.facade(...command.split(' '), '--key', file)), command).toContain('(wrong-section)');
  const entries: { action: string; by: string }[] = JSON.parse(await section.facade('history', '--json'));
  expect(entries.filter(({ action, by }) => action === 'refused' && by === 'mf-other/eve').length).toBe(10);
});

test('a release that a stock webpack built is published with that key, rendered and hydrated', async ({ page }) => {
  section.bundleWithWebpack();
  const said = await timed('publish what webpack built', () => section.facade('publish'));
  const [, version = ''] = /mf-moving (\S+) is live/.exec(said) ?? [];
  // The preset puts a hash into the name of the entry.
  expect(readdirSync(join(section.folder, 'dist/web'))).toContain('remoteEntry.mf_moving.js');
  expect(await section.facade('conform', 'dist')).toMatch(/holds .*fragment-estimate rendered in nl, fr, en, de/s);
  await untilPageHas(`data-release="${version}"`);
  await expectToWork(page);
});
