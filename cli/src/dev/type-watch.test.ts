import { TypeWatch } from './type-watch.ts';

test('prints type errors once, and when they are gone', async () => {
  const said: string[] = [];
  let errors = ['src/a.ts:3: wrong', 'src/b.ts:1: too'];
  const watch = new TypeWatch(
    async () => errors,
    (line) => said.push(line),
  );
  await watch.check();
  await watch.check();
  errors = [];
  await watch.check();
  await watch.check();
  expect(said).toEqual([
    '  type error in src/a.ts:3: wrong\n  type error in src/b.ts:1: too',
    '  no type errors any more',
  ]);
});

test('what is saved during a check is checked after it, and only that result is printed', async () => {
  const said: string[] = [];
  const results: ((errors: string[]) => void)[] = [];
  const watch = new TypeWatch(
    () => new Promise((done) => results.push(done)),
    (line) => said.push(line),
  );
  const checked = watch.check();
  void watch.check();
  void watch.check();
  results[0]?.(['src/a.ts:3: old']);
  await new Promise(setImmediate);
  results[1]?.(['src/a.ts:4: new']);
  await checked;
  expect([results.length, said]).toEqual([2, ['  type error in src/a.ts:4: new']]);
});
