import { emit, on } from '@facade/section-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { readChoices, readRecordId } from '../choices/choice-storage.ts';
import { EVERYTHING, NOTHING } from '../choices/choices.ts';
import nl from '../locales/nl.json';
import { button, prepareConsent, show, user } from '../testing/consent-page.tsx';
import { areTrackersActive, isAsking } from './asking.ts';

const api = prepareConsent();

test('a choice clicked before the script loaded is stored afterwards', async () => {
  document.documentElement.dataset.consentChosen = 'agree';
  show();
  expect(readChoices()).toEqual(EVERYTHING);
  expect(isAsking()).toBe(false);
  expect(document.documentElement.dataset).not.toHaveProperty('consentChosen');
  await waitFor(() => expect(api.calls).toHaveLength(1));
});

test('what the card covers of the bottom is said on the root, while it is shown', () => {
  let resized: ResizeObserverCallback = () => {};
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      resized = report;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const { unmount, container } = show();
  const covered = () => document.documentElement.style.getPropertyValue('--covered-bottom');
  const measure = (rect: Partial<DOMRect>) => {
    const card = container.querySelector('section') as HTMLElement;
    card.getBoundingClientRect = () => rect as DOMRect;
    resized([{ target: card } as unknown as ResizeObserverEntry], {} as ResizeObserver);
  };
  measure({ top: innerHeight - 168, height: 152 });
  expect(covered()).toBe('168px');
  measure({ top: 0, height: 0 });
  expect(covered()).toBe('');
  measure({ top: innerHeight - 168, height: 152 });
  unmount();
  expect(covered()).toBe('');
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('advertisements are asked for only where the agency uses a service for them', () => {
  const { unmount } = show();
  expect(screen.queryByText(/advertenties/)).toBeNull();
  unmount();
  show({ analytics: { analyticsId: '', adsId: '', tagManagerId: '', pixelId: 'P-1' } });
  expect(screen.getByText(/tonen we elders passende advertenties\./)).toBeVisible();
});

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

test('only a choice that allows something activates the trackers', async () => {
  show();
  await user.click(button(nl.decline));
  expect(areTrackersActive()).toBe(false);
  act(() => emit('consent:open', undefined));
  await user.click(button(nl.agree));
  expect(areTrackersActive()).toBe(true);
});

test('tags that wait for an answer are notified of a refusal', async () => {
  window.dataLayer = [];
  show();
  await user.click(button(nl.decline));
  expect([...(window.dataLayer[0] as Iterable<unknown>)]).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied', ad_personalization: 'denied' }),
  ]);
});

test('the card does not take the focus automatically, and Escape is not an answer', async () => {
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
