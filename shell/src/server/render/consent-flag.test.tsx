import { sampleSite } from '@facade/section-kit/testing';
import type { Site } from '@facade/shared-domain/model';
import { consentFlag } from './consent-flag.ts';

const html = document.documentElement;
const tags: { dataLayer?: ArrayLike<unknown>[] } = window as object;
const AGREED = ['consent=set', 'consentAnalyticsStorage=true', 'consentAdStorage=false'];

/** Opens a document at this address and returns its attributes. */
function open(path: string, site: Partial<Site> = {}) {
  window.history.replaceState(null, '', path);
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  delete tags.dataLayer;
  // biome-ignore lint/security/noGlobalEval: runs the head's script like a browser
  window.eval(consentFlag(sampleSite('nl', site)));
  return { ...html.dataset };
}

function keep(...pairs: string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: stored earlier by this browser
  for (const pair of pairs) document.cookie = `${pair}; Path=/`;
}
const cookies = () => document.cookie.split(/;\s*/).filter(Boolean).sort();

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: clearing what an earlier test stored
  for (const pair of cookies()) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  localStorage.clear();
});

test('asks visitors who have not chosen, but never in a preview or where staff work', () => {
  expect(open('/nl/')).toEqual({ consent: 'ask' });
  expect(open('/nl/preview/te-koop/')).toEqual({ consent: 'set' });
  expect(open('/nl/agency/agenda/')).toEqual({ consent: 'set' });
});

test('does not ask visitors who have chosen, and activates the trackers if something is allowed', () => {
  keep('consent=set', 'consentAdStorage=false');
  expect(open('/nl/')).toEqual({ consent: 'set' });
  keep('consentAnalyticsStorage=true');
  expect(open('/nl/')).toEqual({ consent: 'set', consentTrackers: '' });
});

test.each(['_ga=1', '_ga_ABC=1', '_gcl_au=1', '_fbp=1'])('activates them to remove %s', (cookie) => {
  keep(cookie);
  expect(open('/nl/')).toEqual({ consent: 'ask', consentTrackers: '' });
});

test.each(['_gallery=1', 'x_ga=1', 'i18next=nl'])('does not activate them for %s', (cookie) => {
  keep(cookie);
  expect(open('/nl/')).not.toHaveProperty('consentTrackers');
});

test.each(['/nl/?setcookies', '/nl/?a=1&setcookies=1'])('%s resets the choice and asks again', (path) => {
  keep(...AGREED, 'facade-consent=1:abc', 'i18next=nl');
  localStorage.setItem('consentAdStorage', 'true');
  expect(open(path)).toEqual({ consent: 'ask' });
  expect(cookies()).toEqual(['i18next=nl']);
  expect(localStorage).toHaveLength(0);
});

test('a new version of the text asks again and revokes the choice', () => {
  keep(...AGREED, 'facade-consent=1:abc');
  expect(open('/nl/', { consent: { version: '1', days: 180 } })).toMatchObject({ consent: 'set', consentTrackers: '' });
  expect(open('/nl/preview/', { consent: { version: '2', days: 180 } })).toMatchObject({ consent: 'set' });
  expect(open('/nl/', { consent: { version: '2', days: 180 } })).toEqual({ consent: 'ask' });
  expect(cookies()).toEqual([]);
});

test('keeps a choice from before versions existed', () => {
  keep(...AGREED);
  expect(open('/nl/', { consent: { version: '7', days: 180 } })).toMatchObject({ consent: 'set' });
});

test('compares versions as they are written in the cookie', () => {
  keep('consent=set', `facade-consent=${encodeURIComponent('2: "new"')}:abc`);
  expect(open('/nl/', { consent: { version: '2: "new"', days: 180 } })).toMatchObject({ consent: 'set' });
});

test('with ids, everything is denied before any tag can run; without, there is no consent command', () => {
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

test('stores a click until the scripts of the question have loaded', () => {
  document.body.innerHTML = '<button data-consent-choice="decline"><b>Nee</b></button>';
  open('/nl/');
  document.querySelector('b')?.click();
  expect(html.dataset.consentChosen).toBe('decline');
  // Should they never load, the refusal holds.
  expect(cookies()).toEqual(['consent=set', `facade-consent=${sampleSite('nl').consent.version}:`]);
  open('/nl/');
  html.dataset.consentReady = '';
  document.querySelector('b')?.click();
  expect(html.dataset).not.toHaveProperty('consentChosen');
});
