import { importUrl } from '@facade/platform/federation/chunk-retries';
import { federatedSections, persistentSections } from './federated-sections.ts';

const open = jest.fn();
jest.mock('@facade/platform/federation', () => ({ createFederation: () => ({ open }) }));

const pins = { 'mf-a': { version: '1', entry: '/_sections/mf-a/1/entry.js' } };
const container = (get: (expose: string) => Promise<() => unknown>) => ({ get });
const address = (version: string) => ({
  version,
  entry: `/_sections/mf-a/${version}/entry.js`,
  files: { 'page-x': [`/_sections/mf-a/${version}/entry.js`, `/_sections/mf-a/${version}/x.js`] },
  integrity: { [`/_sections/mf-a/${version}/x.js`]: 'sha384-x' },
});
const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });
const fetched = jest.fn();
const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  jest.useFakeTimers();
  open.mockReset();
  fetched.mockReset();
  fetched.mockImplementation(async () => answer(address('1')));
  Object.assign(globalThis, { fetch: fetched });
  error.mockClear();
});
afterEach(() => void jest.useRealTimers());

test('opens the pinned entry once and loads each expose once', async () => {
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

test('rejects a section without a release', async () => {
  fetched.mockResolvedValue(answer({}, 404));
  await expect(federatedSections(pins).load('mf-b', 'page-x')).rejects.toThrow('no release is deployed');
  expect(fetched.mock.calls[0]?.[0]).toBe('/_release/mf-b');
});

test('gives up on missing files after three and a half seconds', async () => {
  open.mockReturnValue(new Promise(() => {}));
  const outcome = jest.fn();
  void federatedSections(pins).load('mf-a', 'page-x').catch(outcome);
  await jest.advanceTimersByTimeAsync(2999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new Error('no answer within 3000 ms'));
});

test('after a failure of the entry or of an expose, the next attempt starts over', async () => {
  const sections = federatedSections(pins);
  open.mockRejectedValueOnce(new Error('404'));
  await expect(sections.load('mf-a', 'page-x')).rejects.toThrow('404');
  const get = jest.fn(async (_: string) => () => 'module');
  get.mockRejectedValueOnce(new Error('chunk'));
  open.mockResolvedValue(container(get));
  await expect(sections.load('mf-a', 'page-x')).rejects.toThrow('chunk');
  expect(await sections.load('mf-a', 'page-x')).toBe('module');
  expect(open).toHaveBeenCalledTimes(2);
  expect(address('1').files['page-x'].map(importUrl)).toEqual(address('1').files['page-x'].map((url) => `${url}#2`));
});

test('loads a section that the page was rendered without from the current live release', async () => {
  open.mockResolvedValue(container(async () => () => 'module'));
  const sections = federatedSections({});
  expect(await sections.load('mf-a', 'page-x')).toBe('module');
  expect(open.mock.calls).toEqual([['/_sections/mf-a/1/entry.js']]);
  expect(sections.versionOf('mf-a')).toBe('1');
});

test('after a failure, bypasses the cache for every file and verifies it before use', async () => {
  const sections = federatedSections(pins);
  open.mockRejectedValueOnce(new Error('corrupt'));
  await expect(sections.load('mf-a', 'page-x')).rejects.toThrow('corrupt');
  fetched.mockImplementation(async (url: string) => {
    if (url.endsWith('x.js')) throw new TypeError('integrity');
    return answer(address('1'));
  });
  await expect(sections.load('mf-a', 'page-x')).rejects.toThrow('integrity');
  expect(open).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/_sections/mf-a/1/x.js', { cache: 'reload', integrity: 'sha384-x' });
});

test('reloads a broken section from the release that replaced it', async () => {
  open.mockImplementation(async (entry: string) => container(async () => () => entry));
  const timed = federatedSections(pins);
  const persistent = persistentSections(timed);
  expect(await persistent.load('mf-a', 'page-x')).toBe('/_sections/mf-a/1/entry.js');
  fetched.mockImplementation(async () => answer(address('2')));
  expect(await persistent.load('mf-a', 'page-x')).toBe('/_sections/mf-a/1/entry.js');
  persistent.markBroken?.('mf-a');
  expect(await persistent.load('mf-a', 'page-x')).toBe('/_sections/mf-a/2/entry.js');
  expect([timed.versionOf('mf-a'), persistent.versionOf('mf-a')]).toEqual(['2', '2']);
});

test('persistent loading never gives up and retries at growing intervals', async () => {
  let tries = 0;
  const load = jest.fn(async () => {
    tries += 1;
    if (tries <= 8) throw new Error('down');
    return 'module';
  });
  const arrived = jest.fn();
  void persistentSections({ load: load as never, versionOf: () => '1' })
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
