import fc from 'fast-check';
import { before, readSpan, spanText } from './span.ts';

test.each([
  ['24 months', { count: 24, unit: 'months' }],
  ['1 year', { count: 1, unit: 'years' }],
  [' 30  days ', { count: 30, unit: 'days' }],
])('%s is a length of time', (text, span) => expect(readSpan(text)).toEqual(span));

test.each(['', 'months', '0 days', '-1 days', '1.5 years', '2 weeks', 'forever'])('"%s" is invalid', (text) =>
  expect(readSpan(text)).toBeNull(),
);

test('a length of time in words', () => {
  expect(spanText({ count: 1, unit: 'days' }, 'nl')).toBe('1 dag');
  expect(spanText({ count: 24, unit: 'months' }, 'fr')).toBe('24 mois');
  expect(spanText({ count: 5, unit: 'years' }, 'de')).toBe('5 Jahre');
});

test('a month earlier is the last day of a month that is too short', () => {
  expect(before({ count: 1, unit: 'months' }, new Date('2027-03-31T12:00:00Z'))).toEqual(
    new Date('2027-02-28T12:00:00Z'),
  );
  expect(before({ count: 1, unit: 'years' }, new Date('2028-02-29T00:00:00Z'))).toEqual(
    new Date('2027-02-28T00:00:00Z'),
  );
});

test('a longer time starts earlier, whatever the day', () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom('days' as const, 'months' as const, 'years' as const),
      fc.integer({ min: 1, max: 200 }),
      (now, unit, count) => {
        const one = before({ count, unit }, now).getTime();
        expect(one).toBeLessThan(now.getTime());
        expect(before({ count: count + 1, unit }, now).getTime()).toBeLessThan(one);
      },
    ),
  ));
