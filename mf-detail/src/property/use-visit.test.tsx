import { browserApi, emit } from '@facade/section-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage, renderProperty } from '../testing/render-detail.tsx';
import { useVisit } from './use-visit.ts';

const post = jest.spyOn(browserApi, 'post');

const NOTHING = { analyticsStorage: false, adStorage: false, adUserData: false, adPersonalization: false };

function ViewedHome() {
  useVisit(4321);
  return null;
}

/** A page of an agency that counts only those who agreed to statistics. */
const showWaiting = () =>
  renderInPage(<ViewedHome />, '/nl/te-koop/ath/woning/4321/', 'nl', {
    consent: { version: '1', days: 180, visits: 'agreed' },
  });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const name of ['consent', 'consentAnalyticsStorage']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  jest.useFakeTimers();
  post.mockReset().mockResolvedValue(undefined);
});
afterEach(() => void jest.useRealTimers());

const aMomentLater = () => act(() => void jest.advanceTimersByTime(1000));

describe('a visit', () => {
  test('is recorded once the page is painted, and once, however often it is rendered', () => {
    renderProperty();
    expect(post).not.toHaveBeenCalled();
    aMomentLater();
    fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
    aMomentLater();
    expect(post.mock.calls).toEqual([
      ['/visits', { propertyId: 4321, referrer: '' }, { keepalive: true }],
      ['/favourites', { propertyId: 4321 }, { keepalive: true }],
    ]);
  });

  test('is not recorded for visitors who leave before', () => {
    renderProperty().unmount();
    aMomentLater();
    expect(post).not.toHaveBeenCalled();
  });

  test('is not recorded for a preview', () => {
    renderProperty({}, '/nl/preview/property/4321/');
    aMomentLater();
    expect(post).not.toHaveBeenCalled();
  });

  test('waits for consent to statistics where the agency asks for it, and then counts once', () => {
    showWaiting();
    aMomentLater();
    act(() => emit('consent:changed', { ...NOTHING, adStorage: true }));
    expect(post).not.toHaveBeenCalled();
    for (let turn = 0; turn < 2; turn += 1) act(() => emit('consent:changed', { ...NOTHING, analyticsStorage: true }));
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('is recorded for visitors who agreed before, and not after they left', () => {
    const { unmount } = showWaiting();
    aMomentLater();
    unmount();
    act(() => emit('consent:changed', { ...NOTHING, analyticsStorage: true }));
    expect(post).not.toHaveBeenCalled();
    // biome-ignore lint/suspicious/noDocumentCookie: as mf-consent stores it
    for (const pair of ['consent=set', 'consentAnalyticsStorage=true']) document.cookie = `${pair}; Path=/`;
    showWaiting();
    aMomentLater();
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('that cannot be recorded goes unnoticed', async () => {
    post.mockRejectedValue(new TypeError('offline'));
    renderProperty();
    await act(async () => void jest.advanceTimersByTime(1000));
    expect(post).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
