import { emit, on } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { Site } from '@facade/shared-domain/model';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json';
import { areTrackersAwake, isAsking, setAsking } from '../model/asking.ts';
import { readChoices, readRecordId, storeChoices } from '../model/choice-storage.ts';
import { EVERYTHING, NOTHING } from '../model/choices.ts';
import { ConsentCard } from './consent-card.tsx';

/** As those of the sample site. */
const SETTINGS = { version: '1', days: 180 };

const user = userEvent.setup({ delay: null });
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

const show = (changes: Partial<Site> = {}) =>
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
async function showDetails(): Promise<void> {
  await user.click(button(nl.change));
  await screen.findByRole('checkbox', { name: (name) => name.startsWith(nl.options.required.title) });
}

const button = (name: string) => screen.getByRole('button', { name });
const box = (choice: keyof typeof nl.options) =>
  screen.getByRole('checkbox', { name: (name) => name.startsWith(nl.options[choice].title) });

test('a choice clicked before the script was there is stored once it is', async () => {
  document.documentElement.dataset.consentChosen = 'agree';
  show();
  expect(readChoices()).toEqual(EVERYTHING);
  expect(isAsking()).toBe(false);
  expect(document.documentElement.dataset).not.toHaveProperty('consentChosen');
  await waitFor(() => expect(api.calls).toHaveLength(1));
});

test('details asked for before the script was there open', async () => {
  document.documentElement.dataset.consentChosen = 'change';
  show();
  expect(await screen.findByText(nl.options.adStorage.title)).toBeVisible();
  expect(readChoices()).toBeNull();
});

/** A visitor who has chosen opens the card by the footer. */
async function reopen(): Promise<void> {
  storeChoices({ ...NOTHING, adStorage: true }, SETTINGS);
  setAsking(false);
  show();
  await user.click(button('footer'));
  await screen.findByRole('button', { name: nl.agreePartly });
}

test('agreeing stores everything, tells the page and leaves a record', async () => {
  show();
  const heard: unknown[] = [];
  const stop = on('consent:changed', (choices) => heard.push(choices));
  await user.click(button(nl.agree));
  stop();
  expect(readChoices()).toEqual(EVERYTHING);
  expect(localStorage.getItem('consentAdUserData')).toBe('true');
  expect(heard).toEqual([EVERYTHING]);
  expect(isAsking()).toBe(false);
  await waitFor(() =>
    expect(api.calls.map(({ body }) => body)).toEqual([
      { id: readRecordId(), version: '1', language: 'nl', choices: EVERYTHING },
    ]),
  );
  expect(readRecordId()).toMatch(/^[0-9a-f-]{36}$/);
});

test('declining is one click too, looks the same and allows nothing', async () => {
  show();
  const [decline, agree] = [button(nl.decline), button(nl.agree)];
  expect(decline.className).toBe(agree.className);
  expect([decline.dataset.variant, decline.dataset.size]).toEqual([agree.dataset.variant, agree.dataset.size]);
  await user.click(decline);
  expect(readChoices()).toEqual(NOTHING);
  expect(isAsking()).toBe(false);
});

test('agreeing partly stores exactly the ticked options', async () => {
  show();
  await showDetails();
  expect(box('required')).toBeChecked();
  expect(box('required')).toBeDisabled();
  await user.click(box('analyticsStorage'));
  await user.click(box('adUserData'));
  await user.click(box('adPersonalization'));
  await user.click(box('adPersonalization'));
  await user.click(button(nl.agreePartly));
  expect(readChoices()).toEqual({ ...NOTHING, analyticsStorage: true, adUserData: true });
});

test('there is a way back from the details, and what was ticked is not kept', async () => {
  show();
  await showDetails();
  await user.click(box('adStorage'));
  await user.click(button(nl.back));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: nl.title })).toHaveFocus();
  expect(button(nl.change)).toBeVisible();
  expect(readChoices()).toBeNull();
});

test('the five options stand under the categories that visitors know, with the services behind each', async () => {
  show({ analytics: { analyticsId: 'G-1', adsId: '', tagManagerId: 'GTM-1', pixelId: '' } });
  await showDetails();
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => within(group).queryAllByRole('checkbox').length)).toEqual([1, 1, 3, 0, 0]);
  const category = (name: keyof typeof nl.categories) => screen.getByRole('group', { name: nl.categories[name] });
  expect(category('necessary')).toHaveTextContent(nl.visits);
  expect(category('analytical')).toHaveTextContent('Google Analytics');
  expect(category('marketing')).toHaveTextContent(nl.noServices);
  expect(category('social')).not.toHaveTextContent(nl.follows.social);
  expect(category('unclassified')).toHaveTextContent('Google Tag Manager');
  expect(category('unclassified')).toHaveTextContent(nl.follows.unclassified);
});

test('visits that wait for consent are told where consent is given', async () => {
  show({ consent: { ...SETTINGS, visits: 'agreed' } });
  await showDetails();
  expect(screen.getByRole('group', { name: nl.categories.analytical })).toHaveTextContent(nl.visits_agreed);
  expect(screen.getByRole('group', { name: nl.categories.necessary })).not.toHaveTextContent('IP-adres');
});

test('the agency’s own words take the place of ours', async () => {
  const wording = { title: 'Koekjes?', 'options.adStorage.title': 'Reclame', visits: 'Wij tellen.' };
  show({ consent: { ...SETTINGS, wording } });
  expect(screen.getByRole('heading', { name: 'Koekjes?' })).toBeVisible();
  await showDetails();
  expect(screen.getByRole('checkbox', { name: /^Reclame/ })).toBeVisible();
  expect(screen.getByText('Wij tellen.')).toBeVisible();
  expect(screen.getByText(nl.options.adUserData.title)).toBeVisible();
});

test('only a choice that allows something wakes the trackers', async () => {
  show();
  await user.click(button(nl.decline));
  expect(areTrackersAwake()).toBe(false);
  act(() => emit('consent:open', undefined));
  await user.click(button(nl.agree));
  expect(areTrackersAwake()).toBe(true);
});

test('tags that wait for an answer hear of a refusal', async () => {
  window.dataLayer = [];
  show();
  await user.click(button(nl.decline));
  expect([...(window.dataLayer[0] as Iterable<unknown>)]).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied', ad_personalization: 'denied' }),
  ]);
});

test('who opens it again finds the number of their choice', async () => {
  show();
  await user.click(button(nl.agree));
  act(() => emit('consent:open', undefined));
  expect(await screen.findByText((text) => text.includes(String(readRecordId())))).toBeVisible();
});

test('the details take over the focus, and a second click where the button was chooses nothing', async () => {
  show();
  await user.dblClick(button(nl.change));
  expect(screen.getByRole('heading', { name: nl.title })).toHaveFocus();
  expect(readChoices()).toBeNull();
  expect(isAsking()).toBe(true);
});

test('the card does not take the focus by itself, and Escape is no answer', async () => {
  show();
  expect(document.body).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: nl.policy })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isAsking()).toBe(true);
  expect(readChoices()).toBeNull();
});

test('after a first choice the focus goes back to the page', async () => {
  show();
  await user.click(button(nl.agree));
  expect(document.getElementById('main')).toHaveFocus();
});

test('who opens it again finds their choices ticked, and the focus where it was afterwards', async () => {
  await reopen();
  expect(isAsking()).toBe(true);
  expect(screen.getByRole('heading', { name: nl.title })).toHaveFocus();
  expect(box('adStorage')).toBeChecked();
  expect(box('analyticsStorage')).not.toBeChecked();
  await user.click(box('analyticsStorage'));
  await user.click(button(nl.agreePartly));
  expect(readChoices()).toEqual({ ...NOTHING, adStorage: true, analyticsStorage: true });
  expect(button('footer')).toHaveFocus();
});

test.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['its button', () => user.click(button(nl.close))],
])('who opens it again may close it by %s and leave it at that', async (_how, leave) => {
  await reopen();
  await leave();
  expect(isAsking()).toBe(false);
  expect(readChoices()).toEqual({ ...NOTHING, adStorage: true });
  expect(button('footer')).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('who asked for it before the script was there finds it open', async () => {
  storeChoices(EVERYTHING, SETTINGS);
  setAsking(true);
  show();
  await screen.findByRole('button', { name: nl.agreePartly });
  expect(box('analyticsStorage')).toBeChecked();
  expect(button(nl.close)).toBeVisible();
});

test('a visitor who has not chosen cannot close it without an answer', async () => {
  show();
  act(() => emit('consent:open', undefined));
  await screen.findByRole('button', { name: nl.agreePartly });
  expect(box('analyticsStorage')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: nl.close })).not.toBeInTheDocument();
});
