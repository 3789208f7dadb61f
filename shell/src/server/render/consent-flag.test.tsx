import { sampleSite } from '@facade/section-kit/testing';
import type { Site } from '@facade/shared-domain/model';
import { consentFlag } from './consent-flag.ts';

const html = document.documentElement;
const tags: { dataLayer?: ArrayLike<unknown>[] } = window as object;
const AGREED = ['consent=set', 'consentAnalyticsStorage=true', 'consentAdStorage=false'];

/** A document opens at this address; gives back what stands on it then. */
function open(path: string, site: Partial<Site> = {}) {
  window.history.replaceState(null, '', path);
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  delete tags.dataLayer;
  // biome-ignore lint/security/noGlobalEval: as the browser runs what stands in the head
  window.eval(consentFlag(sampleSite('nl', site)));
  return { ...html.dataset };
}

function keep(...pairs: string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as this browser has kept it
  for (const pair of pairs) document.cookie = `${pair}; Path=/`;
}
const cookies = () => document.cookie.split(/;\s*/).filter(Boolean).sort();

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const pair of cookies()) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  localStorage.clear();
});

test('asks who has not chosen, and nobody in a preview', () => {
  expect(open('/nl/')).toEqual({ consent: 'ask' });
  expect(open('/nl/preview/te-koop/')).toEqual({ consent: 'set' });
});

test('does not ask who has chosen, and wakes the trackers where something is allowed', () => {
  keep('consent=set', 'consentAdStorage=false');
  expect(open('/nl/')).toEqual({ consent: 'set' });
  keep('consentAnalyticsStorage=true');
  expect(open('/nl/')).toEqual({ consent: 'set', consentTrackers: '' });
});

test.each(['_ga=1', '_ga_ABC=1', '_gcl_au=1', '_fbp=1'])('wakes them to clear away %s', (cookie) => {
  keep(cookie);
  expect(open('/nl/')).toEqual({ consent: 'ask', consentTrackers: '' });
});

test.each(['_gallery=1', 'x_ga=1', 'i18next=nl'])('does not for %s', (cookie) => {
  keep(cookie);
  expect(open('/nl/')).not.toHaveProperty('consentTrackers');
});

test.each(['/nl/?setcookies', '/nl/?a=1&setcookies=1'])('%s forgets everything and asks again', (path) => {
  keep(...AGREED, 'facade-consent=1:abc', 'i18next=nl');
  localStorage.setItem('consentAdStorage', 'true');
  expect(open(path)).toEqual({ consent: 'ask' });
  expect(cookies()).toEqual(['i18next=nl']);
  expect(localStorage).toHaveLength(0);
});

test('a new version of the text asks again, and nothing stays allowed', () => {
  keep(...AGREED, 'facade-consent=1:abc');
  expect(open('/nl/', { consent: { version: '1', days: 180 } })).toMatchObject({ consent: 'set', consentTrackers: '' });
  expect(open('/nl/preview/', { consent: { version: '2', days: 180 } })).toMatchObject({ consent: 'set' });
  expect(open('/nl/', { consent: { version: '2', days: 180 } })).toEqual({ consent: 'ask' });
  expect(cookies()).toEqual([]);
});

test('a choice from before versions were kept stays', () => {
  keep(...AGREED);
  expect(open('/nl/', { consent: { version: '7', days: 180 } })).toMatchObject({ consent: 'set' });
});

test('a version is compared as it is written in the cookie', () => {
  keep('consent=set', `facade-consent=${encodeURIComponent('2: "new"')}:abc`);
  expect(open('/nl/', { consent: { version: '2: "new"', days: 180 } })).toMatchObject({ consent: 'set' });
});

test('with ids everything is denied before any tag can run; without, nothing is said', () => {
  open('/nl/');
  expect(tags.dataLayer).toBeUndefined();
  open('/nl/', { analytics: { analyticsId: 'G-1', adsId: '', tagManagerId: '', pixelId: '' } });
  const [entry, ...others] = tags.dataLayer ?? [];
  expect([Object.prototype.toString.call(entry), others]).toEqual(['[object Arguments]', []]);
  expect(Array.from(entry ?? [])).toEqual([
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
});

test('a click before the scripts of the question are there is kept for them', () => {
  document.body.innerHTML = '<button data-consent-choice="decline"><b>Nee</b></button>';
  open('/nl/');
  document.querySelector('b')?.click();
  expect(html.dataset.consentChosen).toBe('decline');
  open('/nl/');
  html.dataset.consentReady = '';
  document.querySelector('b')?.click();
  expect(html.dataset).not.toHaveProperty('consentChosen');
});
