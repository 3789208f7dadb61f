import { createHmac } from 'node:crypto';
import type { Page } from 'playwright/test';
import { type FeedHome, feedHomes } from '../support/feed-homes.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { addStaff } from '../support/servers/add-staff.ts';
import { CRM_IS_AWAY, eventsAbout } from '../support/servers/crm.ts';
import { expect, type SiteUnderTest, sampleOwner, test } from '../support/site.ts';
import { sendLogin } from '../support/tabs/log-in.ts';
import { staffPage } from '../support/tabs/staff-page.ts';
import { text } from '../support/texts.ts';

const t = (key: string, values?: Record<string, string>) => text('mf-owner', 'nl', `agency.${key}`, values);

/** A home of the site with its agent, and an agent of other homes. */
function homeWithAgent(site: SiteUnderTest) {
  const [, id] = /\/(\d+)\/$/.exec(site.places.saleProperty.nl) ?? [];
  const homes = feedHomes(site);
  const home = homes.find(({ ID }) => ID === Number(id)) as FeedHome;
  const other = homes.find(({ AgentID }) => AgentID && AgentID !== home.AgentID) as FeedHome;
  return { id: home.ID, agent: String(home.AgentID), otherAgent: String(other.AgentID) };
}

/** Sends an enquiry about a home. Returns the id of the lead. */
async function sendEnquiry(page: Page, propertyId: number, lastName: string, message = 'Is er een kelder?') {
  const data = { propertyId, firstName: 'Lien', lastName, email: 'lien@example.org', message, privacy: true };
  const answer = await page.request.post('/api/forms/property-enquiry', { data: { ...data, language: 'nl' } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const senderOf = (page: Page, name: string) => page.getByRole('link', { name: `Lien ${name}` });

/** Writes a note on the lead after the session has ended; it is stored after the login. */
async function expectNoteAfterLogin(staff: Page, { email, password }: { email: string; password: string }) {
  const lead = staff.url();
  await staff.context().clearCookies();
  await staff.getByRole('textbox', { name: t('action.note') }).fill('Komt zaterdag langs');
  await staff.getByRole('button', { name: t('action.addNote') }).click();
  await expect(staff.getByText(text('mf-owner', 'nl', 'login.resume'))).toBeVisible();
  await sendLogin(staff, 'nl', email, password);
  await expect(staff.getByText('Komt zaterdag langs', { exact: true })).toBeVisible();
  expect(staff.url()).toBe(lead);
}

test('an agent answers a question about an own home, which colleagues of other homes do not see', async ({
  page,
  site,
  browser,
}) => {
  // Adding two accounts and checking pages at two widths takes long on a busy machine.
  test.slow();
  const { id, agent, otherAgent } = homeWithAgent(site);
  const own = await addStaff(site, 'Els', agent);
  const other = await addStaff(site, 'Tom', otherAgent);
  const lead = await sendEnquiry(page, id, 'Desmet');

  const els = await staffPage(browser, site, own);
  const problems = watchPage(els);
  await expectAccessible(els);
  await senderOf(els, 'Desmet').click();
  await expect(els.getByRole('heading', { level: 1 })).toHaveText('Lien Desmet');
  await expect(els.getByText('Is er een kelder?')).toBeVisible();
  await expect(els.getByRole('link', { name: t('lead.reply') })).toHaveAttribute(
    'href',
    /^mailto:lien@example\.org\?sub/,
  );
  await expectAccessible(els);
  for (const width of [360, 1600]) {
    await els.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(els)).toBe(0);
  }
  await els.getByRole('button', { name: t('action.take') }).click();
  await expect(els.getByText(t('lead.assignedTo', { name: 'Els' }), { exact: true }).first()).toBeVisible();
  await els.getByRole('button', { name: t('action.answer') }).click();
  await expect(els.getByText(/^Afgehandeld door Els op /)).toBeVisible();
  await expectNoteAfterLogin(els, own);
  await els.goto('/nl/agency/');
  await expect(senderOf(els, 'Desmet'), 'a handled lead is no longer new').toHaveCount(0);
  expect(problems).toEqual([]);

  const tom = await staffPage(browser, site, other);
  await tom.goto('/nl/agency/?box=all&q=Desmet');
  await expect(tom.getByText(t('inbox.noneFound'))).toBeVisible();
  await tom.goto(`/nl/agency/bericht/${lead}/`);
  await expect(tom.getByRole('heading', { level: 1 })).toHaveText(t('lead.goneTitle'));
  expect((await tom.request.get(`/api/agency/leads/${lead}`)).status()).toBe(404);
});

test('without JavaScript a manager filters, adds notes and sees when a colleague was first', async ({
  page,
  site,
  browser,
}) => {
  const manager = await addStaff(site, 'Mia');
  const lead = await sendEnquiry(page, homeWithAgent(site).id, 'Janssens');
  const mia = await staffPage(browser, site, manager, false);
  await mia.getByLabel(t('filter.q')).fill('janssens kelder');
  await mia.getByRole('button', { name: t('filter.submit') }).click();
  await senderOf(mia, 'Janssens').click();
  await mia.getByRole('textbox', { name: t('action.note') }).fill('Belt vrijdag terug');
  await mia.getByRole('button', { name: t('action.addNote') }).click();
  await expect(mia.getByText('Belt vrijdag terug', { exact: true })).toBeVisible();

  const same = await mia.context().newPage();
  await same.goto(`/nl/agency/bericht/${lead}/`);
  await mia.getByRole('button', { name: t('action.answer') }).click();
  await expect(mia.getByText(/^Afgehandeld door Mia op /)).toBeVisible();
  await same.getByRole('button', { name: t('action.take') }).click();
  await expect(same.getByRole('alert')).toContainText('Een collega heeft dit bericht intussen gewijzigd');
  await expect(same.getByRole('button', { name: t('action.reopen') }), 'its new state is shown').toBeVisible();

  await same.getByRole('button', { name: t('inbox.logOut') }).click();
  await expect(same).toHaveURL(new RegExp(`/nl/agency/aanmelden/\\?lead=${lead}$`));
  await sendLogin(same, 'nl', manager.email, manager.password);
  await expect(same.getByRole('heading', { level: 1 }), 'back to the lead').toHaveText('Lien Janssens');
  await expectNoteAfterLogin(same, manager);
});

test('an owner’s session opens no page of the agency, and these pages are not cached', async ({ page, site }) => {
  const { email, password } = sampleOwner(site);
  expect((await page.request.post('/api/owner/login', { data: { email, password } })).status()).toBe(204);
  expect((await page.request.get('/api/agency/leads')).status()).toBe(401);
  await page.goto('/nl/agency/');
  await expect(page).toHaveURL('/nl/agency/aanmelden/');
  for (const path of ['/nl/agency/aanmelden/', '/fr/agency/connexion/']) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  }
});

test('the agency’s CRM gets every lead signed, and again after a failure', async ({ page, site }) => {
  test.slow();
  const { E2E_CRM: file = '', E2E_CRM_SECRET: secret = '' } = process.env;
  test.skip(!file, 'the site under test reports to another CRM');
  const id = await sendEnquiry(page, homeWithAgent(site).id, 'Wouters', `Hallo, ${CRM_IS_AWAY}`);
  await expect.poll(() => eventsAbout(file, id).map(({ status }) => status), { timeout: 90_000 }).toEqual([503, 204]);
  const events = eventsAbout(file, id);
  for (const { id: event, timestamp, signature, body } of events) {
    const key = Buffer.from(secret, 'base64');
    const expected = createHmac('sha256', key).update(`${event}.${timestamp}.${body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
  }
  expect(new Set(events.map((event) => event.id)).size, 'both are the same event').toBe(1);
  expect(JSON.parse(events[0]?.body ?? '')).toMatchObject({
    type: 'lead.created',
    data: { id, form: 'property-enquiry', fields: { lastName: 'Wouters' } },
  });
});
