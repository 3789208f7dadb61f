import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { readSource, sourceOf } from './visit-source.ts';

describe('brusselsDay', () => {
  test.each([
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-20T22:00:00Z', '2026-07-21'],
  ])('of %s is %s', (moment, day) => expect(brusselsDay(new Date(moment))).toBe(day));

  test('is followed by the next one across a clock change and the end of a year', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('sourceOf', () => {
  test.each([
    [undefined, 'direct'],
    ['', 'direct'],
    ['https://www.google.be/search', 'search'],
    ['https://mail.google.com/', 'mail'],
    ['android-app://com.google.android.gm/', 'mail'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search'],
    ['https://duckduckgo.com/', 'search'],
    ['https://www.immoweb.be/nl/1', 'portal:Immoweb'],
    ['https://www.2ememain.be/', 'portal:2dehands'],
    ['https://l.facebook.com/', 'social'],
    ['https://t.co/x', 'social'],
    ['https://www.agency.be/nl/', 'site'],
    ['https://blog.example/', 'other'],
    ['not a url', 'other'],
  ])('of %s is %s', (referrer, source) => expect(sourceOf({ referrer }, ['www.agency.be'])).toBe(source));

  test.each([
    ['newsletter', 'newsletter'],
    ['Nieuwsbrief-november', 'newsletter'],
    ['email', 'mail'],
    ['Immoweb', 'portal:Immoweb'],
    ['fb', 'social'],
    ['google_ads', 'search'],
    ['poster', 'other'],
  ])('of the campaign %s is %s, whatever the referrer', (campaign, source) =>
    expect(sourceOf({ campaign, referrer: 'https://www.agency.be/' }, ['www.agency.be'])).toBe(source),
  );

  test('is parsed into its parts', () => {
    expect(readSource('portal:Immoweb')).toEqual({ source: 'portal', name: 'Immoweb' });
    expect(readSource('search')).toEqual({ source: 'search', name: null });
  });
});
