import { momentOf } from './moment.ts';

test('a time is that of Belgium, in summer and winter', () => {
  expect(momentOf('2026-07-01T22:30:00Z', 'fr')).toEqual({ date: '2 juillet 2026', time: '00:30' });
  expect(momentOf('2026-01-15T08:05:00Z', 'nl')).toEqual({ date: '15 januari 2026', time: '09:05' });
});
