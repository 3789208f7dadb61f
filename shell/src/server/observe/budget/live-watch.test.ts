import { LiveWatch } from './live-watch.ts';

const limits = { percent: 2, failures: 5, window: 600_000 };
const revert = jest.fn(async (_section: string, _version: string, _why: string) => true);
const reverted = jest.fn();
const log = { error: jest.fn() };
let watch: LiveWatch;
beforeEach(() => {
  jest.clearAllMocks();
  watch = new LiveWatch({ limits, revert, reverted, log });
  watch.follow(new Map([['mf-a', '2']]));
});
const serve = (times: number, failed: boolean, release = '2') => {
  for (let time = 0; time < times; time += 1) watch.served('mf-a', release, failed);
};

test('rolls a release back once after five failures beyond the budget', async () => {
  serve(4, true);
  expect(revert).not.toHaveBeenCalled();
  serve(3, true);
  await Promise.resolve();
  const why = 'error budget spent: 5 failures in 5 loads (100.0 %) within 10 minutes, allowed 2 %';
  expect(revert.mock.calls).toEqual([['mf-a', '2', why]]);
  expect(reverted).toHaveBeenCalledWith('mf-a');
  expect(log.error).toHaveBeenCalledWith({ section: 'mf-a', release: '2', reason: why }, 'live release rolled back');
});

test('keeps a release within the budget', () => {
  serve(1000, false);
  serve(20, true);
  expect(revert).not.toHaveBeenCalled();
});

test('ignores failures of another release and of the previous one', () => {
  serve(10, true, '1');
  serve(4, true);
  watch.follow(new Map([['mf-a', '3']]));
  serve(10, true);
  watch.served('mf-a', '3', true);
  expect(revert).not.toHaveBeenCalled();
});

test('logs a failed rollback', async () => {
  revert.mockRejectedValueOnce(new Error('the store is away'));
  serve(5, true);
  await new Promise(setImmediate);
  expect(reverted).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ error: 'Error: the store is away' }),
    'live release cannot be rolled back',
  );
});
