import type { Page } from 'playwright/test';
import { type Language, text } from '../texts.ts';

/** A home of the sample agency that is for sale, and its agent's hours. */
export const VISITED_HOME = 4127;

export const formText = (language: Language, key: string) => text('mf-forms', language, key);

/** Unique for this run, in case the site has data of earlier ones. */
const RUN = Date.now().toString(36);

/** Another person in each test: the address distinguishes their mails. */
export const someone = (name: string) => ({
  firstName: 'Marie',
  lastName: name,
  phone: '0470 12 34 56',
  email: `${name.toLowerCase()}-${RUN}@example.be`,
});

/** Fills in all but the time. */
export async function fillVisit(page: Page, person: ReturnType<typeof someone>): Promise<void> {
  const form = formOf(page);
  for (const [name, value] of Object.entries(person)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="privacy"]').check();
}

export const formOf = (page: Page) =>
  page.locator('form').filter({ has: page.locator('[name="form"][value="visit"]') });

interface FreeSlot {
  id: string;
  /** `2026-11-24T14:00:00+01:00` */
  start: string;
}

async function readSlots(page: Pick<Page, 'request'>, home: number): Promise<FreeSlot[]> {
  return (await (await page.request.get(`/api/visit-slots?property=${home}`)).json()).slots;
}

export const freeSlots = async (page: Pick<Page, 'request'>): Promise<string[]> =>
  (await readSlots(page, VISITED_HOME)).map(({ id }) => id);

/** Two free times that follow each other in one week: the form shows a week at a time. */
export async function neighbouringSlots(page: Pick<Page, 'request'>, home = VISITED_HOME): Promise<[string, string]> {
  const slots = await readSlots(page, home);
  for (const [index, { id, start }] of slots.entries()) {
    const next = slots[index + 1];
    if (next && mondayBefore(start) === mondayBefore(next.start)) return [id, next.id];
  }
  throw new Error('no week has two free times');
}

/** Days from the first Monday of 1970 to that of the week. */
function mondayBefore(start: string): number {
  const days = Date.parse(start.slice(0, 10)) / 86_400_000;
  return days - ((days + 3) % 7);
}

/** Turns the pages of the form to the week of a time. */
export async function showSlot(page: Page, language: Language, id: string): Promise<void> {
  const later = page.getByRole('button', { name: formText(language, 'visit.later') });
  while (!(await radio(page, id).isVisible())) await later.click();
}

export const radio = (page: Page, id: string | undefined) => page.locator(`input[type="radio"][value="${id}"]`);
