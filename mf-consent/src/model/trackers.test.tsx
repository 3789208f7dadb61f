import { EVERYTHING, NOTHING } from './choices.ts';
import { applyChoices } from './trackers.ts';

const ids = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: '', pixelId: '42' };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
});

test('nothing is loaded and nothing is said while nothing is allowed', () => {
  applyChoices(ids, NOTHING);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test('statistics alone load the statistics tag and no advertising', () => {
  applyChoices(ids, { ...NOTHING, analyticsStorage: true });
  expect(scripts()).toEqual([expect.stringContaining('id=G-1')]);
  const calls = (window.dataLayer ?? []).map((entry) => [...(entry as ArrayLike<unknown> & Iterable<unknown>)]);
  expect(calls).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);
  expect(calls).toContainEqual(['event', 'page_view', expect.anything()]);
});

test('everything loads each script once, however often it is agreed', () => {
  applyChoices(ids, EVERYTHING);
  applyChoices(ids, EVERYTHING);
  expect(scripts()).toHaveLength(3);
});

test('a choice taken back is passed on', () => {
  applyChoices(ids, EVERYTHING);
  applyChoices(ids, NOTHING);
  const last = [...((window.dataLayer ?? []).at(-1) as Iterable<unknown>)];
  expect(last).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
});

test('an agency without ids loads nothing even with full consent', () => {
  applyChoices({ analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }, EVERYTHING);
  expect(scripts()).toEqual([]);
});
