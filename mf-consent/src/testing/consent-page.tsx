import { emit } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { Site } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeChoices } from '../choices/choice-storage.ts';
import { NOTHING } from '../choices/choices.ts';
import nl from '../locales/nl.json';
import { setAsking } from '../question/asking.ts';
import { ConsentCard } from '../question/consent-card.tsx';

/** As those of the sample site. */
export const SETTINGS = { version: '1', days: 180 };

export const user = userEvent.setup({ delay: null });

/** For the tests of a file: nothing is chosen, and the api accepts records. */
export function prepareConsent() {
  const api = startApi();
  beforeEach(() => {
    delete document.documentElement.dataset.consentTrackers;
    delete window.dataLayer;
    // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
    for (const pair of document.cookie.split(/;\s*/)) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
    localStorage.clear();
    setAsking(true);
    api.answer('post', '/consents', () => new HttpResponse(null, { status: 204 }));
  });
  return api;
}

export const show = (changes: Partial<Site> = {}) =>
  render(
    <TestPage site={sampleSite('nl', changes)} locales={{ 'mf-consent': nl }}>
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => emit('consent:open', undefined)}>
          footer
        </button>
      </main>
      <ConsentCard />
    </TestPage>,
  );

/** Opens the detailed view, which is loaded only now. */
export async function showDetails(): Promise<void> {
  await user.click(button(nl.change));
  await screen.findByRole('checkbox', { name: (name) => name.startsWith(nl.options.required.title) });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const box = (choice: keyof typeof nl.options) =>
  screen.getByRole('checkbox', { name: (name) => name.startsWith(nl.options[choice].title) });

/** A visitor who has chosen opens the card from the footer. */
export async function reopen(): Promise<void> {
  storeChoices({ ...NOTHING, adStorage: true }, SETTINGS);
  setAsking(false);
  show();
  await user.click(button('footer'));
  await screen.findByRole('button', { name: nl.agreePartly });
}
