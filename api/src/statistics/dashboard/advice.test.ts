import fc from 'fast-check';
import { adviceOf } from './advice.ts';

const FIGURES = {
  daysOnline: 60,
  own: { views: 100, interest: 4 },
  similar: { views: 100, interest: 4 },
  visits: 3,
  offers: 0,
};

test.each([
  ['well', {}],
  ['early', { daysOnline: 13, own: { views: 0, interest: 0 } }],
  ['unseen', { own: { views: 69, interest: 9 } }],
  ['unasked', { own: { views: 70, interest: 2 } }],
  ['unoffered', { visits: 4 }],
  ['well', { visits: 4, offers: 1 }],
  [null, { own: { views: 0, interest: 1 }, similar: { views: 0, interest: 0 } }],
  // Nobody asks about the similar homes either.
  ['well', { own: { views: 100, interest: 0 }, similar: { views: 100, interest: 1 } }],
] as const)('says %s', (kind, changed) => expect(adviceOf({ ...FIGURES, ...changed })).toBe(kind));

test('a home that does at least as well as similar ones is never said to be unseen or unasked', () => {
  const attention = fc.record({ views: fc.nat(1000), interest: fc.nat(50) });
  fc.assert(
    fc.property(attention, attention, fc.nat(400), (similar, more, daysOnline) => {
      const own = { views: similar.views + more.views, interest: similar.interest + more.interest };
      expect(['unseen', 'unasked']).not.toContain(adviceOf({ ...FIGURES, daysOnline, own, similar }));
    }),
  );
});
