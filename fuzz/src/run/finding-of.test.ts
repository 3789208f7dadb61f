import { findingOf } from './finding-of.ts';

test('a run that fails without a request is a finding, not the silent end of a lane', () => {
  const sender = { host: 'localhost:8080', visitor: '10.0.0.1', session: '' };
  const run = { counterexample: null, errorInstance: new Error('too many values were skipped'), numRuns: 7 };
  expect(findingOf(run, null, sender)).toEqual({
    kind: 'fuzzer',
    reason: 'a run ended after 7 requests: Error: too many values were skipped',
    command: expect.any(String),
  });
});
