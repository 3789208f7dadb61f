import type { FastifyRequest } from 'fastify';
import { CanaryWatch } from './canary-watch.ts';

const halt = jest.fn<Promise<boolean>, [string, string, string]>();
const halted = jest.fn();
const error = jest.fn();
let watch: CanaryWatch;
let now = 0;
const running = { section: 'mf-detail', version: '1.1.0', percent: 50, live: '1.0.0' };
/** Visitors with an even number have the canary. */
const visitor = (number: number) => ({ ip: `10.0.0.${number}`, headers: {} }) as FastifyRequest;

beforeEach(() => {
  jest.clearAllMocks();
  halt.mockResolvedValue(true);
  now += 10_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  watch = new CanaryWatch({
    limits: { percent: 2, failures: 5, window: 600_000 },
    halt,
    halted,
    log: { error },
    visitorHas: (_canary, { ip }) => Number(ip.split('.')[3]) % 2 === 0,
  });
  watch.follow([running]);
});
afterEach(() => jest.restoreAllMocks());
const settled = () => new Promise((done) => setImmediate(done));

test('halts a canary that fails for its visitors once, with the figures', async () => {
  for (let index = 0; index < 100; index += 1) watch.served('mf-detail', '1.1.0', index >= 95, visitor(2));
  await settled();
  expect(halt).toHaveBeenCalledTimes(1);
  expect(halt).toHaveBeenCalledWith(
    'mf-detail',
    '1.1.0',
    'error budget spent: 5 failures in 100 loads (5.0 %) within 10 minutes, live 0.0 %, allowed 2 %',
  );
  expect(halted).toHaveBeenCalledWith('mf-detail');
});

test('counts reports of browsers once for each visitor of the canary', () => {
  for (let turn = 0; turn < 50; turn += 1) watch.reported('mf-detail', '1.1.0', visitor(2));
  for (const number of [1, 3, 5, 7, 9, 11]) watch.reported('mf-detail', '1.1.0', visitor(number));
  expect(halt).not.toHaveBeenCalled();
  for (const number of [4, 6, 8, 10]) watch.reported('mf-detail', '1.1.0', visitor(number));
  expect(halt).toHaveBeenCalledTimes(1);
});

test('failures of the live release, of other releases and of visitors outside the canary halt nothing', () => {
  for (let turn = 0; turn < 50; turn += 1) {
    watch.served('mf-detail', '1.0.0', true, visitor(1));
    watch.served('mf-detail', '0.9.0', true, visitor(2));
    watch.served('mf-forms', '1.1.0', true, visitor(2));
    // A visitor who was given the canary by an override.
    watch.served('mf-detail', '1.1.0', true, visitor(1));
    watch.notOpened('mf-detail', '1.0.0');
  }
  expect(halt).not.toHaveBeenCalled();
});

test('halts a release that cannot be opened', () => {
  for (let turn = 0; turn < 5; turn += 1) watch.notOpened('mf-detail', '1.1.0');
  expect(halt).toHaveBeenCalledTimes(1);
});

test('logs nothing if another shell was first; logs and retries a failed write', async () => {
  halt.mockResolvedValueOnce(false);
  for (let turn = 0; turn < 5; turn += 1) watch.notOpened('mf-detail', '1.1.0');
  await settled();
  expect([halted.mock.calls, error.mock.calls]).toEqual([[], []]);
  halt.mockRejectedValueOnce(new Error('may not sign'));
  now += 5000;
  watch.notOpened('mf-detail', '1.1.0');
  await settled();
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ error: 'Error: may not sign' }),
    'canary cannot be halted',
  );
  now += 4999;
  watch.notOpened('mf-detail', '1.1.0');
  expect(halt).toHaveBeenCalledTimes(2);
  now += 1;
  watch.notOpened('mf-detail', '1.1.0');
  await settled();
  expect(halted).toHaveBeenCalledTimes(1);
});

test('the next canary starts with an empty budget', () => {
  for (let turn = 0; turn < 4; turn += 1) watch.notOpened('mf-detail', '1.1.0');
  watch.follow([{ ...running, version: '1.2.0' }]);
  watch.follow([running]);
  watch.notOpened('mf-detail', '1.1.0');
  expect(halt).not.toHaveBeenCalled();
});
