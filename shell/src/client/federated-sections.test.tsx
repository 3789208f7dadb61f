import { federatedSections, patientSections } from './federated-sections.ts';

const open = jest.fn();
jest.mock('@facade/platform/federation', () => ({ createFederation: () => ({ open }) }));

const pins = { 'mf-a': { version: '1', entry: '/_sections/mf-a/1/entry.js' } };
const container = (get: (expose: string) => Promise<() => unknown>) => ({ get });
const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  jest.useFakeTimers();
  open.mockReset();
  error.mockClear();
});
afterEach(() => void jest.useRealTimers());

test('the pinned entry is opened once, each expose loaded once', async () => {
  const get = jest.fn(async (expose: string) => () => ({ expose }));
  open.mockResolvedValue(container(get));
  const sections = federatedSections(pins);
  const [page, again, locale] = await Promise.all(
    ['page-x', 'page-x', 'locale-nl'].map((expose) => sections.load('mf-a', expose)),
  );
  expect(page).toBe(again);
  expect([page, locale]).toEqual([{ expose: './page-x' }, { expose: './locale-nl' }]);
  expect(open.mock.calls).toEqual([['/_sections/mf-a/1/entry.js']]);
  expect(get).toHaveBeenCalledTimes(2);
  expect([sections.versionOf('mf-a'), sections.versionOf('mf-b')]).toEqual(['1', '']);
});

test('a section without a release is refused', async () => {
  await expect(federatedSections(pins).load('mf-b', 'page-x')).rejects.toThrow('no release is deployed');
});

test('files that do not come are given up after three and a half seconds', async () => {
  open.mockReturnValue(new Promise(() => {}));
  const outcome = jest.fn();
  void federatedSections(pins).load('mf-a', 'page-x').catch(outcome);
  await jest.advanceTimersByTimeAsync(3499);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new Error('no answer within 3500 ms'));
});

test('after a failure of the entry, or of an expose, the next try starts afresh', async () => {
  const sections = federatedSections(pins);
  open.mockRejectedValueOnce(new Error('404'));
  await expect(sections.load('mf-a', 'page-x')).rejects.toThrow('404');
  const get = jest.fn(async (_: string) => () => 'module');
  get.mockRejectedValueOnce(new Error('chunk'));
  open.mockResolvedValue(container(get));
  await expect(sections.load('mf-a', 'page-x')).rejects.toThrow('chunk');
  expect(await sections.load('mf-a', 'page-x')).toBe('module');
  expect(open).toHaveBeenCalledTimes(2);
});

test('the patient ones never give up, and hurry less and less', async () => {
  let tries = 0;
  const load = jest.fn(async () => {
    tries += 1;
    if (tries <= 8) throw new Error('down');
    return 'module';
  });
  const arrived = jest.fn();
  void patientSections({ load: load as never, versionOf: () => '1' })
    .load('mf-a', 'page-x')
    .then(arrived);
  await jest.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 8000);
  expect(tries).toBe(6);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(tries).toBe(7);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(arrived).toHaveBeenCalledWith('module');
  expect(error).toHaveBeenCalledTimes(8);
  expect(error).toHaveBeenCalledWith('[facade] section mf-a failed: down');
});
