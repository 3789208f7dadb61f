import { emit, on } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json';
import { isAsking, setAsking } from '../model/asking.ts';
import { readChoices, storeChoices } from '../model/choice-storage.ts';
import { EVERYTHING, NOTHING } from '../model/choices.ts';
import { ConsentCard } from './consent-card.tsx';

const user = userEvent.setup({ delay: null });
const api = startApi();

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const pair of document.cookie.split(/;\s*/)) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  localStorage.clear();
  setAsking(true);
  api.answer('post', '/consents', () => new HttpResponse(null, { status: 204 }));
});

const show = () =>
  render(
    <TestPage site={sampleSite()} locales={{ 'mf-consent': nl }}>
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => emit('consent:open', undefined)}>
          footer
        </button>
      </main>
      <ConsentCard />
    </TestPage>,
  );

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

test('details asked for before the script was there open', () => {
  document.documentElement.dataset.consentChosen = 'change';
  show();
  expect(box('adStorage')).toBeVisible();
  expect(readChoices()).toBeNull();
});

/** A visitor who has chosen opens the card by the footer. */
async function reopen(): Promise<void> {
  storeChoices({ ...NOTHING, adStorage: true }, 180);
  setAsking(false);
  show();
  await user.click(button('footer'));
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
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), version: '1', choices: EVERYTHING },
    ]),
  );
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
  await user.click(button(nl.change));
  expect(box('required')).toBeChecked();
  expect(box('required')).toBeDisabled();
  await user.click(box('analyticsStorage'));
  await user.click(box('adUserData'));
  await user.click(box('adPersonalization'));
  await user.click(box('adPersonalization'));
  await user.click(button(nl.agreePartly));
  expect(readChoices()).toEqual({ ...NOTHING, analyticsStorage: true, adUserData: true });
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

test('who asked for it before the script was there finds it open', () => {
  storeChoices(EVERYTHING, 180);
  setAsking(true);
  show();
  expect(box('analyticsStorage')).toBeChecked();
  expect(button(nl.close)).toBeVisible();
});

test('a visitor who has not chosen cannot close it without an answer', () => {
  show();
  act(() => emit('consent:open', undefined));
  expect(box('analyticsStorage')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: nl.close })).not.toBeInTheDocument();
});
