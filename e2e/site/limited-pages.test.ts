import type { APIRequestContext, APIResponse } from 'playwright/test';
import { freeSlots, someone, VISITED_HOME } from '../support/forms/visit-form.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, type SiteUnderTest, test } from '../support/site.ts';

/** More than one address may ask for anything: the widest limit is 240 a minute, for the times of visits. */
const TIMES = 250;

/** How often each status was answered, to so many requests at a time. */
async function statusesOf(atOnce: number, ask: (n: number) => Promise<APIResponse>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let done = 0; done < TIMES; done += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, n) => ask(done + n)));
    for (const answer of answers) counts[answer.status()] = (counts[answer.status()] ?? 0) + 1;
  }
  return counts;
}

/** A registered search, confirmed: the paths of the pages and of one-click unsubscription, as its mails give them. */
async function subscribed(request: APIRequestContext, site: SiteUnderTest) {
  const common = { ...someone('Limieten'), language: 'nl', privacy: true };
  const { email } = common;
  const search = { goal: 'sale', types: [1], place: 'Ath', frequency: 'daily' };
  expect((await request.post('/api/forms/demand', { data: { ...common, ...search } })).status()).toBe(201);
  const [asked] = await mailsAbout(site, email, 1);
  const linkTo = (page: string, body = '') =>
    new URL(new RegExp(`https?://\\S+/nl/${page}/[\\w-]+/`).exec(body)?.[0] ?? '').pathname;
  const confirm = linkTo('bevestigen', asked?.body);
  const token = confirm.split('/').at(-2);
  expect((await request.post('/api/subscriptions/confirm', { data: { token } })).status()).toBe(200);
  expect((await request.post('/api/forms/demand-unsubscribe', { data: common })).status()).toBe(201);
  const links = (await mailsAbout(site, email, 2)).find(({ body }) => body.includes('/uitschrijven/'));
  return { confirm, search: linkTo('mijn-zoekopdracht', links?.body), stop: linkTo('uitschrijven', links?.body) };
}

test('a page whose data the api limits by address is never used up by the visitors before', async ({
  request,
  site,
}) => {
  // 750 renders.
  test.setTimeout(180_000);
  const { confirm, search, stop } = await subscribed(request, site);
  const [slot] = await freeSlots({ request });
  const data = { ...someone('Limieten'), propertyId: VISITED_HOME, slot, privacy: true, language: 'nl' };
  const { next } = await (await request.post('/api/forms/visit', { data })).json();
  const visit = new URL(next, site.url).searchParams.get('appointment');
  // Pages of the same data in turn: it is the api that counts.
  const alike = [[confirm, search, stop], [`/nl/afspraak/${visit}/`, next], [`/nl/bezoek/${VISITED_HOME}/`]];
  for (const pages of alike) {
    const render = (n: number) =>
      request.get(pages[n % pages.length] ?? '', { headers: { 'x-forwarded-for': `2001:db8:${n.toString(16)}:1::1` } });
    expect([pages, await statusesOf(10, render)]).toEqual([pages, { 200: TIMES }]);
  }
  await request.post(`/api/appointments/${visit}`, { data: { action: 'cancel' } });

  const oneClick = `/api/subscriptions/unsubscribe?token=${stop.split('/').at(-2)}`;
  const unsubscribe = () => request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(await statusesOf(50, unsubscribe)).toEqual({ 200: TIMES });
});
