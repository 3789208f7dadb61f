import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../../support/page/accessibility.ts';
import { visit } from '../../support/page/hydration.ts';
import { asOperator } from '../../support/servers/as-operator.ts';
import { test } from '../../support/servers/importing-site.ts';
import { mailsAbout } from '../../support/servers/mailbox.ts';
import { expect, folderOf, type SiteUnderTest } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('mf-listings', 'nl', `favourites.follow.${key}`);
const say = (key: string) => text('mf-forms', 'nl', `subscription.${key}`);

type HomeRecord = Record<string, unknown> & { ID: number; Price: number };

const feedOf = (site: SiteUnderTest) => join(folderOf(site.data), 'sample-agency');

/** Two homes for sale with a public price. */
function twoHomes(site: SiteUnderTest): [HomeRecord, HomeRecord] {
  const { properties } = JSON.parse(readFileSync(join(feedOf(site), 'feed.json'), 'utf8')) as {
    properties: HomeRecord[];
  };
  const [one, other] = properties.filter(
    ({ Goal, Status, PublishPrice, Marquee, ProjectID, language }) =>
      language === 'nl' && Goal === 0 && Status === 1 && PublishPrice && !Marquee && !ProjectID,
  );
  return [one as HomeRecord, other as HomeRecord];
}

/** Imports the sample feed with these homes changed. */
async function importFeed(site: SiteUnderTest, changes: Record<number, object>): Promise<void> {
  const feed = JSON.parse(readFileSync(join(feedOf(site), 'feed.json'), 'utf8')) as { properties: HomeRecord[] };
  const properties = feed.properties.map((home) => ({ ...home, ...changes[home.ID] }));
  const next = join(feedOf(site), 'feed-follow-homes.json');
  writeFileSync(next, JSON.stringify({ ...feed, properties }));
  expect(await asOperator(site, 'import', next)).toMatch(/\d+ projects/);
}

test('a visitor follows favourites by mail, is notified of a lower price and of a sale, and unfollows them', async ({
  page,
  site,
  request,
}) => {
  test.setTimeout(150_000);
  const [one, other] = twoHomes(site);
  const email = `volgt.${Date.now()}@example.org`;
  await visit(page, `/nl/bewaard/?ids=${one.ID},${other.ID}`);
  const form = page.getByRole('region', { name: t('title') });
  await form.getByLabel(t('email')).fill(email);
  await form.getByLabel(t('privacy')).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: t('send') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('asked') })).toBeVisible();

  const [asked] = await mailsAbout(site, email, 1);
  expect(asked?.body).toContain(`/${one.ID}/`);
  await page.goto(/\/nl\/bevestigen\/[\w-]+\//.exec(asked?.body ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: say('confirm.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('confirm.confirmed.title'));

  const cheaper = { Price: one.Price - 10_000 };
  await importFeed(site, { [one.ID]: cheaper });
  const first = (await mailsAbout(site, email, 2)).find(({ unsubscribe }) => unsubscribe !== '');
  expect(first?.body).toContain('Nieuwe prijs');
  expect(first?.body).toContain(`/${one.ID}/`);
  expect(first?.body).not.toContain(`/${other.ID}/`);
  expect(first?.unsubscribePost).toBe('List-Unsubscribe=One-Click');

  await page.goto(/\/nl\/mijn-zoekopdracht\/[\w-]+\//.exec(first?.body ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('follow.title'));
  await expectAccessible(page);
  const list = page.getByRole('list', { name: say('follow.title') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list
    .getByRole('listitem')
    .filter({ hasText: `(${one.ID})` })
    .getByRole('button')
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // The unfollowed home changes again, and the other is sold: one mail, about the other.
  await importFeed(site, { [one.ID]: { Price: one.Price - 20_000 }, [other.ID]: { Status: 2 } });
  const [, second] = (await mailsAbout(site, email, 3)).filter(({ unsubscribe }) => unsubscribe !== '');
  const sold = [first, second].length === 2 && second?.body.includes('Verkocht') ? second : first;
  expect(sold?.body).toContain('Verkocht');
  expect(sold?.body).not.toContain(`/${one.ID}/`);

  const stop = new URL(/<(.+)>/.exec(sold?.unsubscribe ?? '')?.[1] ?? '');
  const answer = await request.post(stop.pathname + stop.search, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  await importFeed(site, {});
  await page.goto(/\/nl\/uitschrijven\/[\w-]+\//.exec(sold?.body ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('stop.stopped.title'));
  await mailsAbout(site, email, 3);
});
