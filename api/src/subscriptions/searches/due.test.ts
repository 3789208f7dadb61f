import { nextDigest } from './due.ts';

const at = (text: string) => new Date(text);

test.each([
  ['in winter', '2026-11-22T10:00:00Z', '2026-11-23T06:00:00Z'],
  ['just before', '2026-11-22T05:59:59Z', '2026-11-22T06:00:00Z'],
  ['at seven itself: that mail has already been sent', '2026-11-22T06:00:00Z', '2026-11-23T06:00:00Z'],
  ['in summer', '2026-07-01T10:00:00Z', '2026-07-02T05:00:00Z'],
  ['across the change to or from summer time', '2026-10-24T10:00:00Z', '2026-10-25T06:00:00Z'],
])('daily mails are sent at seven in Brussels, %s', (_when, now, next) => {
  expect(nextDigest('daily', at(now))).toEqual(at(next));
});

test('weekly ones are sent on Friday', () => {
  expect(nextDigest('weekly', at('2026-11-22T10:00:00Z'))).toEqual(at('2026-11-27T06:00:00Z'));
  expect(nextDigest('weekly', at('2026-11-27T07:00:00Z'))).toEqual(at('2026-12-04T06:00:00Z'));
});

test('immediate ones are sent within seconds', () => {
  expect(nextDigest('at-once', at('2026-11-22T10:00:00Z'))).toEqual(at('2026-11-22T10:00:05Z'));
});
