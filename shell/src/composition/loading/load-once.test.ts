import { loadOnce } from './load-once.ts';

test('loads once, and again after a failure', async () => {
  const load = jest.fn(async () => 'code');
  load.mockRejectedValueOnce(new Error('lost'));
  const loadCode = loadOnce(load);
  await expect(loadCode()).rejects.toThrow('lost');
  const loading = loadCode();
  expect(loadCode()).toBe(loading);
  expect(await loading).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load can have a value instead, and is tried again too', async () => {
  const load = jest.fn(async (): Promise<string | null> => 'code');
  load.mockRejectedValueOnce(new Error('lost'));
  const loadCode = loadOnce(load, null);
  expect([await loadCode(), await loadCode()]).toEqual([null, 'code']);
});
