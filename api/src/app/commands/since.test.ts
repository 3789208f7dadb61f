import { sinceOf } from './since.ts';

const now = Date.parse('2026-03-31T12:00:00Z');

test.each([
  ['7d', '2026-03-24T12:00:00.000Z'],
  ['30m', '2026-03-31T11:30:00.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00.000Z'],
])('%s is %s', (text, moment) => expect(sinceOf(text, now)).toBe(moment));

test.each(['', 'yesterday', '7', '2026-13-01', '7w', '2026-03-01; drop'])('"%s" is refused', (text) =>
  expect(() => sinceOf(text, now)).toThrow('--since'),
);
