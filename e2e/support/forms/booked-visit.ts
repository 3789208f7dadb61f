import type { APIRequestContext } from 'playwright/test';
import { mailsAbout } from '../servers/mailbox.ts';
import { expect, type SiteUnderTest } from '../site.ts';

/** Path of a visit's page in the mail to a mailbox that has never used a link. */
export async function heldVisitPath(site: SiteUnderTest, email: string): Promise<string> {
  const [mail] = await mailsAbout(site, email, 1);
  const [link = ''] = /https?:\/\/\S+\/(afspraak|rendez-vous)\/[\w-]+\//.exec(mail?.body ?? '') ?? [];
  return new URL(link).pathname;
}

/** Books a visit as somebody whose mailbox is unknown, and confirms it by the mail. Returns the token of its link. */
export async function bookVisit(
  request: APIRequestContext,
  site: SiteUnderTest,
  data: { email: string; propertyId: number; slot: string | undefined },
): Promise<string> {
  expect((await request.post('/api/forms/visit', { data: { privacy: true, language: 'nl', ...data } })).status()).toBe(
    201,
  );
  const token = (await heldVisitPath(site, data.email)).split('/').at(-2) ?? '';
  expect((await request.post(`/api/appointments/${token}`, { data: { action: 'confirm' } })).status()).toBe(200);
  return token;
}
