import { emit } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { storeChoices } from '../model/choice-storage.ts';
import { EVERYTHING, NOTHING } from '../model/choices.ts';
import { applyChoices } from '../model/trackers.ts';
import { Trackers } from './trackers.tsx';

jest.mock('../model/trackers.ts', () => ({ applyChoices: jest.fn() }));
const applied = jest.mocked(applyChoices);

const analytics = { analyticsId: 'G-1', adsId: '', tagManagerId: '', pixelId: '' };

function Onward() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/nl/te-huur/')}>
      onward
    </button>
  );
}

const show = (path = '/nl/') =>
  render(
    <TestPage site={sampleSite('nl', { analytics })} locales={{}} path={path}>
      <Trackers />
      <Onward />
    </TestPage>,
  );

/** Long enough for a script that should not be loaded to be loaded. */
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  applied.mockClear();
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const pair of document.cookie.split(/;\s*/)) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
});

test('before any choice, and after declining, nothing is counted', async () => {
  show();
  act(() => emit('consent:changed', NOTHING));
  await moment();
  expect(applied).not.toHaveBeenCalled();
});

test('each page is counted for who agreed before', async () => {
  storeChoices(EVERYTHING, 180);
  show();
  await waitFor(() => expect(applied).toHaveBeenCalledTimes(1));
  expect(applied).toHaveBeenLastCalledWith(analytics, EVERYTHING);
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(applied).toHaveBeenCalledTimes(2));
});

test('agreeing counts at once, and taking it back is passed on', async () => {
  show();
  act(() => emit('consent:changed', EVERYTHING));
  await waitFor(() => expect(applied).toHaveBeenLastCalledWith(analytics, EVERYTHING));
  act(() => emit('consent:changed', NOTHING));
  await waitFor(() => expect(applied).toHaveBeenLastCalledWith(analytics, NOTHING));
});

test('a preview is never counted', async () => {
  storeChoices(EVERYTHING, 180);
  show('/nl/preview/te-koop/');
  act(() => emit('consent:changed', EVERYTHING));
  await moment();
  expect(applied).not.toHaveBeenCalled();
});
