import { emit } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { storeChoices } from '../choices/choice-storage.ts';
import { EVERYTHING, NOTHING } from '../choices/choices.ts';
import { follow } from '../choices/follow.ts';
import { Trackers } from './trackers.tsx';

jest.mock('../choices/follow.ts', () => ({ follow: jest.fn() }));
const followed = jest.mocked(follow);

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

beforeEach(() => {
  followed.mockClear();
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const pair of document.cookie.split(/;\s*/)) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
});

test('without a choice, and after declining, nothing is allowed', () => {
  show();
  act(() => emit('consent:changed', NOTHING));
  expect(followed.mock.calls.map(([, choices]) => choices)).toEqual([NOTHING, NOTHING]);
});

test('each page is counted for visitors who agreed before, with its address', () => {
  storeChoices(EVERYTHING, { version: '1', days: 180 });
  show();
  expect(followed).toHaveBeenCalledTimes(1);
  expect(followed).toHaveBeenLastCalledWith(analytics, EVERYTHING, location.href);
  act(() => screen.getByRole('button').click());
  expect(followed).toHaveBeenCalledTimes(2);
});

test('agreeing counts at once, and withdrawal is forwarded', () => {
  show();
  act(() => emit('consent:changed', EVERYTHING));
  expect(followed).toHaveBeenLastCalledWith(analytics, EVERYTHING, location.href);
  act(() => emit('consent:changed', NOTHING));
  expect(followed).toHaveBeenLastCalledWith(analytics, NOTHING, location.href);
});

test('an owner’s page is never counted', () => {
  storeChoices(EVERYTHING, { version: '1', days: 180 });
  show('/fr/proprietaire/');
  expect(followed).not.toHaveBeenCalled();
});

test('a preview is never counted', () => {
  storeChoices(EVERYTHING, { version: '1', days: 180 });
  show('/nl/preview/te-koop/');
  act(() => emit('consent:changed', EVERYTHING));
  expect(followed).not.toHaveBeenCalled();
});
