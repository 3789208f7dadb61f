import { browserApi } from '@facade/section-kit';
import { recordVisit } from './record-visit.ts';

const post = jest.spyOn(browserApi, 'post').mockResolvedValue(undefined);
const HOME = '/nl/te-koop/ath/woning/4321/';

/** The visitor's document began at this address. */
function landOn(path: string): void {
  const getEntriesByType = () => [{ name: new URL(path, location.origin).href }];
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
}

const sent = () => {
  recordVisit(4321);
  return post.mock.lastCall?.[1];
};

beforeEach(() => {
  history.replaceState(null, '', HOME);
  Object.defineProperty(document, 'referrer', { value: 'https://www.immoweb.be/', configurable: true });
});

test('who lands on the home comes from the page before', () => {
  landOn(HOME);
  expect(sent()).toEqual({ propertyId: 4321, referrer: 'https://www.immoweb.be/' });
});

test('a campaign is named, and cut where it is too long', () => {
  landOn(`${HOME}?utm_source=nieuwsbrief`);
  expect(sent()).toMatchObject({ campaign: 'nieuwsbrief' });
  landOn(`${HOME}?utm_source=${'x'.repeat(300)}`);
  expect(sent()).toMatchObject({ campaign: 'x'.repeat(100) });
});

test('who landed elsewhere on the site comes from the site, whatever led there', () => {
  landOn('/nl/te-koop/?utm_source=nieuwsbrief');
  expect(sent()).toEqual({ propertyId: 4321, referrer: location.origin });
});
