import { visitFigures } from '../owners/visit-figures.ts';
import { addDays, brusselsDay } from './brussels-day.ts';
import { isBot, sourceOf } from './visit-source.ts';

describe('brusselsDay', () => {
  it.each([
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-20T22:00:00Z', '2026-07-21'],
  ])('of %s is %s', (moment, day) => expect(brusselsDay(new Date(moment))).toBe(day));

  it('is followed by the next over the change of the clock and the end of a year', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('sourceOf', () => {
  it.each([
    [undefined, 'direct'],
    ['', 'direct'],
    ['https://www.google.be/search', 'search'],
    ['https://mail.google.com/', 'mail'],
    ['https://duckduckgo.com/', 'search'],
    ['https://www.immoweb.be/nl/1', 'portal'],
    ['https://l.facebook.com/', 'social'],
    ['https://t.co/x', 'social'],
    ['https://www.agency.be/nl/', 'site'],
    ['https://blog.example/', 'other'],
    ['not a url', 'other'],
  ])('of %s is %s', (referrer, source) => expect(sourceOf(referrer, ['www.agency.be'])).toBe(source));
});

describe('isBot', () => {
  it.each([undefined, '', 'Googlebot/2.1', 'curl/8.1', 'facebookexternalhit/1.1'])('knows %s', (agent) =>
    expect(isBot(agent)).toBe(true),
  );
  it.each(['Mozilla/5.0 (iPhone) Safari/604.1', 'Mozilla/5.0 HeadlessChrome/140'])('lets %s count', (agent) =>
    expect(isBot(agent)).toBe(false),
  );
});

describe('visitFigures', () => {
  // A Wednesday.
  const today = '2026-03-11';
  const days = new Map([
    ['2026-03-11', 1],
    ['2026-03-10', 2],
    ['2026-03-09', 4],
    ['2026-03-08', 8],
    ['2026-03-04', 16],
    ['2026-03-02', 32],
    ['2026-02-11', 64],
    ['2026-02-12', 128],
    ['2025-01-01', 256],
  ]);
  const figures = visitFigures(days, today);

  it('compare as many days with as many', () => {
    expect(figures.today).toEqual({ visits: 1, previous: 2 });
    expect(figures.week).toEqual({ visits: 7, previous: 48 });
    expect(figures.month).toEqual({ visits: 63, previous: 64 });
    expect(figures.total).toEqual({ visits: 511, previous: null });
  });

  it('give each of thirty days, the empty ones too', () => {
    expect(figures.days).toHaveLength(30);
    expect([figures.days[0]?.date, figures.days[29]]).toEqual(['2026-02-10', { date: today, visits: 1 }]);
    expect(figures.days[28]?.visits).toBe(2);
  });

  it('do not run from a long month into the one before a shorter', () => {
    expect(visitFigures(new Map([['2026-03-01', 5]]), '2026-03-31').month).toEqual({ visits: 5, previous: 0 });
  });
});
