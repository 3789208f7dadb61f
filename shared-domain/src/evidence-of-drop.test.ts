import fc from 'fast-check';
import { evidenceOfDrop } from './evidence-of-drop.ts';

/** The highest evidence during a run of visitors of both releases, in turns. */
function highest(random: () => number, own: number, other: number, visitors: number): number {
  const [first, second] = [
    { of: 0, reached: 0 },
    { of: 0, reached: 0 },
  ];
  let most = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    for (const [counts, share] of [
      [first, own],
      [second, other],
    ] as const) {
      counts.of += 1;
      if (random() < share) counts.reached += 1;
    }
    most = Math.max(most, evidenceOfDrop(first, second));
  }
  return most;
}

/** Repeatable random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('equal releases give no evidence, whatever share their visitors reach and however often one looks', () => {
  const share = fc.double({ min: 0.005, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(share, fc.integer(), (share, seed) => highest(randomFrom(seed), share, share, 400) < 1000),
    { numRuns: 100 },
  );
});

test('at half the share, the worst of what is allowed, evidence of 20 comes up in fewer than one run of 20', () => {
  let alarms = 0;
  for (let run = 0; run < 120; run += 1) alarms += Number(highest(randomFrom(run), 0.2, 0.4, 120) >= 20);
  expect(alarms).toBeLessThan(6);
});

test.each([
  [22, { of: 60, reached: 54 }],
  [26, { of: 40, reached: 32 }],
])('%d failures of as many are enough when most visitors of the other release succeed', (failures, other) => {
  expect(evidenceOfDrop({ of: failures, reached: 0 }, other)).toBeGreaterThan(1000);
});

test('a release that does as well or better, or has nothing to compare with, gives no evidence', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), fc.nat(2000), (of, reached, more) => {
      const other = { of, reached: Math.min(of, reached) };
      expect(evidenceOfDrop({ of, reached: Math.min(of, other.reached + more) }, other)).toBe(0);
      expect(evidenceOfDrop({ of, reached: 0 }, { of: 0, reached: 0 })).toBe(0);
    }),
  );
});
