import { allowsStatistics } from './consent.ts';

test.each([
  ['', false],
  ['consent=set', false],
  ['consentAnalyticsStorage=true', false],
  ['consent=set; consentAnalyticsStorage=false', false],
  ['consent=set; xconsentAnalyticsStorage=true', false],
  ['consent=set; consentAdStorage=true', false],
  ['i18next=nl; consentAnalyticsStorage=true; consent=set', true],
])('%s', (cookies, allowed) => {
  expect(allowsStatistics(cookies)).toBe(allowed);
});
