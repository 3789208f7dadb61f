import type { APIRequestContext, Page } from 'playwright/test';
import { type FeedHome, feedHomes } from '../support/feed-homes.ts';
import { bookVisit } from '../support/forms/booked-visit.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { addStaff } from '../support/servers/add-staff.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { calendarMails } from '../support/servers/mailbox.ts';
import { expect, SAMPLE_MANAGER, type SiteUnderTest, test } from '../support/site.ts';
import { staffPage } from '../support/tabs/staff-page.ts';
import { text } from '../support/texts.ts';

/** Its agent's visits are booked by another journey. */
const OTHER_HOME = 4127;

/** Unique for this run, in case the site has data of earlier ones. */
const RUN = Date.now().toString(36);

interface Slot {
  id: string;
  start: string;
  end: string;
}

const t = (key: string, values?: Record<string, string>) => text('mf-owner', 'nl', `agency.agenda.${key}`, values);

const slotsOf = async (request: APIRequestContext, { ID }: FeedHome): Promise<Slot[]> =>
  (await (await request.get(`/api/visit-slots?property=${ID}`)).json()).slots;

/** A home that can be visited, of an agent whose times no other journey needs, and a home of another agent. */
async function homeToVisit(request: APIRequestContext, site: SiteUnderTest) {
  const homes = feedHomes(site);
  const taken = homes.find(({ ID }) => ID === OTHER_HOME)?.AgentID;
  for (const home of homes.filter(({ AgentID }) => AgentID && AgentID !== taken))
    if ((await slotsOf(request, home)).length > 4)
      return { home, other: homes.find(({ AgentID }) => AgentID && AgentID !== home.AgentID) as FeedHome };
  throw new Error('no home of another agent can be visited');
}

async function book(
  site: SiteUnderTest,
  request: APIRequestContext,
  { ID }: FeedHome,
  { id }: Slot,
  lastName: string,
): Promise<string> {
  const email = `${lastName.toLowerCase()}-${RUN}@example.be`;
  const visitor = {
    firstName: 'Marie',
    lastName: `${lastName}-${RUN}`,
    email,
    phone: '0470 12 34 56',
    language: 'fr',
  };
  await bookVisit(request, site, { ...visitor, propertyId: ID, slot: id });
  await calendarMails(site, email, 1);
  return email;
}

const visitOf = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`Marie ${name}-${RUN}`) });
const weekOf = ({ start }: Slot) => `/nl/agency/agenda/?week=${start.slice(0, 10)}`;

test('an agent sees a booked visit in the week it is in, which a colleague does not see', async ({
  page,
  site,
  browser,
}) => {
  // Adding two accounts and checking pages at two widths takes long on a busy machine.
  test.slow();
  const { home, other } = await homeToVisit(page.request, site);
  const slot = (await slotsOf(page.request, home)).at(-1) as Slot;
  const email = await book(site, page.request, home, slot, 'Lacroix');
  const own = await staffPage(browser, site, await addStaff(site, 'Ann', String(home.AgentID)));
  const problems = watchPage(own);
  await own.getByRole('link', { name: text('mf-owner', 'nl', 'agency.nav.agenda') }).click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  // The last slot is in another week: links lead there.
  const shown = own.getByRole('navigation', { name: t('weeks') }).getByRole('heading');
  for (let weeks = 0; weeks < 5 && (await visitOf(own, 'Lacroix').count()) === 0; weeks += 1) {
    const before = (await shown.textContent()) ?? '';
    await own.getByRole('link', { name: t('next') }).click();
    await expect(shown).not.toHaveText(before);
  }
  const visit = visitOf(own, 'Lacroix');
  await expect(visit).toContainText(`${slot.start.slice(11, 16)}\u00a0– ${slot.end.slice(11, 16)}`);
  await expect(visit.getByRole('link', { name: email })).toBeVisible();
  await expect(visit).toContainText(t('booked'));
  for (const width of [390, 1280]) {
    await own.setViewportSize({ width, height: 800 });
    await expectAccessible(own);
    await expect.poll(() => overflow(own)).toBe(0);
  }
  await visit.getByRole('link', { name: `Marie Lacroix-${RUN}` }).click();
  await own.getByRole('link', { name: text('mf-owner', 'nl', 'agency.visit.agenda') }).click();
  await expect(visitOf(own, 'Lacroix')).toContainText(t('booked'));
  expect(problems).toEqual([]);

  const colleague = await staffPage(browser, site, await addStaff(site, 'Ben', String(other.AgentID)));
  await colleague.goto(weekOf(slot));
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await expect(visitOf(colleague, 'Lacroix')).toHaveCount(0);
});

test('without JavaScript a manager cancels a visit, closes its time and opens it again', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const { home } = await homeToVisit(page.request, site);
  const slot = (await slotsOf(page.request, home)).at(-2) as Slot;
  const email = await book(site, page.request, home, slot, 'Fontaine');
  const isFree = async () => (await slotsOf(page.request, home)).some(({ start }) => start === slot.start);
  const manager = await staffPage(browser, site, SAMPLE_MANAGER, false);
  await manager.goto(weekOf(slot));
  const visit = visitOf(manager, 'Fontaine');
  await visit.getByText(t('cancel'), { exact: true }).click();
  await visit.getByRole('button', { name: /annuleren/ }).click();
  await expect(visit).toContainText(t('cancelled'));
  expect(await isFree()).toBe(true);
  const mails = await calendarMails(site, email, 2);
  expect(mails.filter(({ calendar }) => calendar.includes('METHOD:CANCEL'))).toHaveLength(1);

  const { agents } = await (await manager.request.get('/api/agency/agenda')).json();
  const { visits } = await (await manager.request.get(`/api/agency/agenda?week=${slot.start.slice(0, 10)}`)).json();
  const { agent } = visits.find(({ visitor }: { visitor: { email: string } }) => visitor.email === email);
  expect(agents).toContainEqual(agent);
  await manager.locator('#agenda-of').selectOption({ label: agent.name });
  await manager.getByRole('button', { name: t('show') }).click();
  await expect(manager).toHaveURL(/agent=/);
  const form = manager.getByRole('region', { name: t('spanTitle') });
  await form.locator('#agenda-day').fill(slot.start.slice(0, 10));
  await form.locator('#agenda-from').fill(slot.start.slice(11, 16));
  await form.locator('#agenda-to').fill(slot.start.slice(11, 16));
  await form.getByRole('button', { name: t('closeNow') }).click();
  await expect(form.getByText('Het einde komt voor het begin')).toBeVisible();
  await form.locator('#agenda-to').fill(slot.end.slice(11, 16));
  await form.getByRole('button', { name: t('closeNow') }).click();
  const undo = manager.getByRole('button', {
    name: t('undoOf', { what: t('closed'), time: `${slot.start.slice(11, 16)}\u00a0– ${slot.end.slice(11, 16)}` }),
  });
  await expect(undo).toBeVisible();
  expect(await isFree()).toBe(false);
  await undo.click();
  await expect(undo).toHaveCount(0);
  expect(await isFree()).toBe(true);
});

test('a visit that the operator cancels by command is mailed to the visitor', async ({ page, site }) => {
  test.slow();
  const { home } = await homeToVisit(page.request, site);
  const slot = (await slotsOf(page.request, home)).at(-3) as Slot;
  const email = await book(site, page.request, home, slot, 'Renard');
  const listed = await asOperator(site, 'slots', 'list');
  const id =
    listed
      .split('\n')
      .find((line) => line.includes(email))
      ?.split('  ')
      .at(-1) ?? '';
  expect(await asOperator(site, 'slots', 'cancel', id)).toContain('cancelled');
  const mails = await calendarMails(site, email, 2);
  expect(mails.filter(({ calendar }) => calendar.includes('METHOD:CANCEL'))).toHaveLength(1);
  expect((await slotsOf(page.request, home)).some(({ start }) => start === slot.start)).toBe(true);
});
