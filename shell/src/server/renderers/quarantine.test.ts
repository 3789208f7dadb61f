import { Quarantine } from './quarantine.ts';

test('a release is left out for a moment, and for a minute once it has cost another renderer', () => {
  const quarantine = new Quarantine();
  quarantine.add('mf-a@2', 'hang', 0);
  expect([...quarantine.now(900)]).toEqual([['mf-a@2', 'hang']]);
  expect(quarantine.now(1100).size).toBe(0);
  quarantine.add('mf-a@2', 'exit', 4000);
  expect([...quarantine.now(63_000)]).toEqual([['mf-a@2', 'exit']]);
  expect(quarantine.now(65_000).size).toBe(0);
});

test('a release that is not offered any more begins anew', () => {
  const quarantine = new Quarantine();
  quarantine.add('mf-a@2', 'hang', 0);
  quarantine.keep(new Set(['mf-a@1']));
  expect(quarantine.now(100).size).toBe(0);
  quarantine.add('mf-a@2', 'hang', 100);
  expect(quarantine.now(4000).size).toBe(0);
});
