import { dayOfVisit, visitDay, visitHours, visitWeek } from './visit-time.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['nl', 'dinsdag 24 november'],
  ['fr', 'mardi 24 novembre'],
  ['en', 'Tuesday 24 November'],
  ['de', 'Dienstag, 24. November'],
] as const)('the day of a visit in %s', (language, text) => {
  expect(plain(visitDay('2026-11-24', language))).toBe(text);
  expect(plain(visitDay('2026-11-24T00:15:00+01:00', language))).toBe(text);
});

test('Sunday is the last day of the week', () =>
  expect(plain(visitDay('2026-11-29', 'nl'))).toBe('zondag 29 november'));

test('the day is in Belgian time', () => expect(dayOfVisit('2026-03-29T00:30:00+01:00')).toBe('2026-03-29'));

test('hours are written as the language does', () => {
  const slot = { start: '2026-07-01T09:00:00+02:00', end: '2026-07-01T09:45:00+02:00' };
  expect(plain(visitHours(slot, 'de'))).toBe('09:00 – 09:45');
  expect(plain(visitHours(slot, 'fr'))).toBe('9 h – 9 h 45');
});

test('the days of a week name a month once', () => {
  expect(plain(visitWeek('2026-11-24', '2026-11-28', 'nl'))).toBe('24 – 28 november');
  expect(plain(visitWeek('2026-11-24', '2026-11-28', 'de'))).toBe('24. – 28. November');
  expect(plain(visitWeek('2026-11-30', '2026-12-05', 'fr'))).toBe('30 novembre – 5 décembre');
  expect(plain(visitWeek('2026-11-28', '2026-11-28', 'en'))).toBe('28 November');
});

test('French has an ordinal for the first of a month', () => {
  expect(plain(visitDay('2026-12-01', 'fr'))).toBe('mardi 1er décembre');
  expect(plain(visitDay('2026-12-11', 'fr'))).toBe('vendredi 11 décembre');
  expect(plain(visitWeek('2026-12-01', '2026-12-05', 'fr'))).toBe('1er – 5 décembre');
  expect(plain(visitWeek('2026-11-30', '2026-12-01', 'fr'))).toBe('30 novembre – 1er décembre');
  expect(plain(visitDay('2026-12-01', 'nl'))).toBe('dinsdag 1 december');
});
