import { on } from '@facade/platform/section';
import { sampleSite, TestPage } from '@facade/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json';
import { readChoices } from '../model/choice-storage.ts';
import { EVERYTHING, NOTHING } from '../model/choices.ts';
import { ConsentCard } from './consent-card.tsx';

const records: unknown[] = [];

beforeEach(() => {
  records.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const pair of document.cookie.split(/;\s*/)) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  localStorage.clear();
  global.fetch = (async (url: string, init: RequestInit) => {
    records.push([url, JSON.parse(String(init.body))]);
    return new Response(null, { status: 204 });
  }) as typeof fetch;
  render(
    <TestPage site={sampleSite()} locales={{ 'mf-consent': nl }}>
      <ConsentCard />
    </TestPage>,
  );
});

test('agreeing stores everything, tells the page and leaves a record', async () => {
  const heard: unknown[] = [];
  const stop = on('consent:changed', (choices) => heard.push(choices));
  await userEvent.click(screen.getByRole('button', { name: nl.agree }));
  stop();
  expect(readChoices()).toEqual(EVERYTHING);
  expect(localStorage.getItem('consent')).toBe('set');
  expect(localStorage.getItem('consentAdUserData')).toBe('true');
  expect(heard).toEqual([EVERYTHING]);
  await waitFor(() =>
    expect(records).toEqual([['/api/consents', expect.objectContaining({ version: '1', choices: EVERYTHING })]]),
  );
});

test('declining is one click too and allows nothing', async () => {
  await userEvent.click(screen.getByRole('button', { name: nl.decline }));
  expect(readChoices()).toEqual(NOTHING);
  expect(document.documentElement.dataset.consent).toBe('set');
});

test('agreeing partly stores exactly the ticked options', async () => {
  await userEvent.click(screen.getByRole('button', { name: nl.change }));
  expect(screen.getByRole('checkbox', { name: new RegExp(nl.options.required.title.slice(0, 11)) })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(nl.options.analyticsStorage.title) }));
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(nl.options.adUserData.title) }));
  await userEvent.click(screen.getByRole('button', { name: nl.agreePartly }));
  expect(readChoices()).toEqual({ ...NOTHING, analyticsStorage: true, adUserData: true });
});
