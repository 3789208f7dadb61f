import { EVERYTHING, NOTHING } from './choices.ts';
import { applyChoices } from './trackers.ts';

const ids = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: '', pixelId: '42' };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** Everything the tag was told, as lists. */
const told = () =>
  (window.dataLayer ?? []).map((entry) =>
    Symbol.iterator in Object(entry) ? [...(entry as Iterable<unknown>)] : entry,
  );

beforeEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.fbq;
});

test('nothing is loaded and nothing is said while nothing is allowed', () => {
  applyChoices(ids, NOTHING);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(window.fbq).toBeUndefined();
});

test('statistics alone load the statistics tag and no advertising', () => {
  applyChoices(ids, { ...NOTHING, analyticsStorage: true });
  expect(scripts()).toEqual([expect.stringContaining('id=G-1')]);
  const [first, , update] = told();
  expect(first).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
  expect(update).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);
  expect(told()).toContainEqual(['event', 'page_view', { page_location: 'http://localhost/' }]);
});

test('everything loads each script once and counts each page', () => {
  applyChoices(ids, EVERYTHING);
  applyChoices(ids, EVERYTHING);
  expect(scripts()).toHaveLength(3);
  expect(told().filter((call) => Array.isArray(call) && call[1] === 'page_view')).toHaveLength(2);
  expect(told().filter((call) => Array.isArray(call) && call[1] === 'default')).toHaveLength(1);
  expect(told().filter((call) => Array.isArray(call) && call[0] === 'config')).toEqual([
    ['config', 'G-1', { send_page_view: false }],
    ['config', 'AW-1', { send_page_view: false }],
  ]);
});

test('the pixel waits for both of its permissions', () => {
  applyChoices(ids, { ...NOTHING, adStorage: true });
  expect(window.fbq).toBeUndefined();
  applyChoices(ids, { ...NOTHING, adStorage: true, adUserData: true });
  expect(window.fbq?.queue).toEqual([
    ['init', '42'],
    ['track', 'PageView'],
    ['consent', 'grant'],
  ]);
});

test('a choice taken back is passed on', () => {
  applyChoices(ids, EVERYTHING);
  applyChoices(ids, NOTHING);
  expect(told().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
});

test('a tag manager is started as it expects', () => {
  applyChoices({ analyticsId: '', adsId: '', tagManagerId: 'GTM-1', pixelId: '' }, EVERYTHING);
  expect(scripts()).toEqual([expect.stringContaining('gtm.js?id=GTM-1')]);
  expect(told()).toContainEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) });
});

test('an agency without ids loads nothing even with full consent', () => {
  applyChoices({ analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }, EVERYTHING);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});
