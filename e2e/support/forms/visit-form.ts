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
export const freeSlots = async (page: Pick<Page, 'request'>): Promise<string[]> => {
  const { slots } = await (await page.request.get(`/api/visit-slots?property=${VISITED_HOME}`)).json();
  return slots.map(({ id }: { id: string }) => id);
};
export const radio = (page: Page, id: string | undefined) => page.locator(`input[type="radio"][value="${id}"]`);
