import type { Page } from 'playwright/test';
import { hydrated } from '../page/hydration.ts';
import { type Language, text } from '../texts.ts';

/** Who writes to the agency in these journeys. */
export interface Sender {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** The contact form of the page that is shown: another may be rendered ahead, hidden. */
export function contactForm(page: Page, language: Language) {
  const form = page.locator('form').filter({ has: page.locator('textarea[name="message"]'), visible: true });
  const field = (name: keyof Sender) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    privacy: form.locator('input[name="privacy"]'),
    send: form.getByRole('button', { name: text('mf-forms', language, 'send') }),
    summary: form.getByRole('alert'),
    /** Scrolls to the form, which hydrates when it is in view. */
    async reach() {
      await page.locator('#main [data-section="mf-forms"]').first().scrollIntoViewIfNeeded();
      await hydrated(form);
    },
    async fill(sender: Partial<Sender>) {
      for (const [name, value] of Object.entries(sender)) await field(name as keyof Sender).fill(value);
    },
  };
}
