import { EVERYTHING, NOTHING } from '../choices/choices.ts';
import { Trackers } from './trackers.ts';

const ids = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: '', pixelId: '42' };
const none = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const cookieNames = () => document.cookie.split(/;\s*/).flatMap((pair) => pair.split('=')[0] || []);

/** All commands sent to the tags, as lists. */
const told = () =>
  (window.dataLayer ?? []).map((entry) =>
    Symbol.iterator in Object(entry) ? [...(entry as Iterable<unknown>)] : entry,
  );
const commands = (name: string) => told().filter((call): call is unknown[] => Array.isArray(call) && call[1] === name);
const views = () => commands('page_view').map(([, , details]) => (details as { page_location: string }).page_location);

function plant(...names: string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as a tracker does
  for (const name of names) document.cookie = `${name}=1; Path=/`;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.fbq;
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const name of cookieNames()) document.cookie = `${name}=; Path=/; Max-Age=0`;
});
afterEach(() => void jest.useRealTimers());

test('nothing is loaded or sent while nothing is allowed', () => {
  new Trackers(ids).follow(NOTHING);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(window.fbq).toBeUndefined();
});

test('statistics alone load the statistics tag and no advertising', () => {
  new Trackers(ids).follow({ ...NOTHING, analyticsStorage: true });
  expect(scripts()).toEqual([expect.stringContaining('id=G-1')]);
  const [first, update] = told();
  expect(first).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      wait_for_update: 500,
    },
  ]);
  expect(update).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);
  expect(views()).toEqual(['http://localhost/']);
});

test('defaults already in the document are not sent again', () => {
  window.dataLayer = [['consent', 'default', {}]];
  new Trackers(ids).follow(EVERYTHING);
  expect(commands('default')).toHaveLength(1);
});

test('everything loads each script once, and counts each page once for each tracker', () => {
  const trackers = new Trackers(ids);
  for (const path of ['a', 'a', 'b', 'a']) trackers.follow(EVERYTHING, `http://localhost/${path}`);
  expect(scripts()).toHaveLength(3);
  expect(views()).toEqual(['http://localhost/a', 'http://localhost/b', 'http://localhost/a']);
  expect(commands('page_view')[1]?.[2]).toMatchObject({ page_referrer: 'http://localhost/a' });
  expect(window.fbq?.queue.filter(([kind]) => kind === 'track')).toHaveLength(3);
  expect(told().filter((call) => Array.isArray(call) && call[0] === 'config')).toEqual([
    ['config', 'G-1', { send_page_view: false }],
    ['config', 'AW-1', { send_page_view: false }],
  ]);
});

test('the pixel waits for both of its permissions, and counts the page then', () => {
  const trackers = new Trackers(ids);
  trackers.follow({ ...NOTHING, adStorage: true });
  expect(window.fbq).toBeUndefined();
  trackers.follow({ ...NOTHING, adStorage: true, adUserData: true });
  expect(window.fbq?.queue).toEqual([
    ['consent', 'grant'],
    ['init', '42'],
    ['track', 'PageView'],
  ]);
  expect(window.fbq?.disablePushState).toBe(true);
  expect(views()).toHaveLength(1);
});

test('a withdrawal is forwarded, and scripts and cookies are removed, also those written a moment later', () => {
  const trackers = new Trackers(ids);
  trackers.follow(EVERYTHING);
  const late = document.createElement('script');
  late.src = 'https://region1.google-analytics.com/late.js';
  document.head.append(late);
  plant('_ga', '_ga_1', '_gid', '_gcl_au', '_fbp', 'consent', 'i18next', '_gallery');
  trackers.follow(NOTHING);
  expect(told().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
  expect(window).toHaveProperty('ga-disable-G-1', true);
  expect(scripts()).toEqual([]);
  expect(cookieNames().sort()).toEqual(['_gallery', 'consent', 'i18next']);
  plant('_ga', '_fbp');
  jest.advanceTimersByTime(500);
  expect(cookieNames().sort()).toEqual(['_gallery', 'consent', 'i18next']);
});

test('withdrawing only statistics leaves advertising as it is', () => {
  const trackers = new Trackers(ids);
  trackers.follow(EVERYTHING);
  plant('_ga', '_gcl_au', '_fbp');
  trackers.follow({ ...EVERYTHING, analyticsStorage: false });
  expect(scripts().some((src) => src.includes('G-1'))).toBe(false);
  expect(scripts()).toHaveLength(2);
  expect(cookieNames().sort()).toEqual(['_fbp', '_gcl_au']);
});

test('renewed consent starts nothing twice, and the page counts again', () => {
  const trackers = new Trackers(ids);
  for (const choices of [EVERYTHING, NOTHING, EVERYTHING]) trackers.follow(choices);
  jest.advanceTimersByTime(500);
  expect(commands('G-1')).toHaveLength(1);
  expect(window.fbq?.queue.filter(([kind]) => kind === 'init')).toHaveLength(1);
  expect(window).toHaveProperty('ga-disable-G-1', false);
  expect(views()).toHaveLength(2);
});

test('leftovers of an earlier consent are removed although nothing is allowed', () => {
  plant('_ga', '_fbp', 'i18next');
  new Trackers(none).follow(NOTHING);
  expect(cookieNames()).toEqual(['i18next']);
});

test('a tag manager is started as it expects', () => {
  new Trackers({ ...none, tagManagerId: 'GTM-1' }).follow(EVERYTHING);
  expect(scripts()).toEqual([expect.stringContaining('gtm.js?id=GTM-1')]);
  expect(told()).toContainEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) });
  expect(views()).toHaveLength(1);
});

test('an agency without ids loads nothing even with full consent', () => {
  new Trackers(none).follow(EVERYTHING);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});
