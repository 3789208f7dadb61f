import { importUrl, retryChunks } from './chunk-retries.ts';

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: fetched });
  document.head.innerHTML = `<script type="importmap">{"integrity":{"/_shell/view.1.js":"sha384-view"}}</script>`;
});

/** A build with one chunk. Each test has its own file: retries are counted per file. */
function buildOf(file: string) {
  const load = jest.fn(async (_chunk: string) => 'code');
  const runtime = { e: load, u: () => file, f: {}, m: {} };
  retryChunks(runtime, '/_shell/');
  return { load, runtime };
}

test('a chunk that failed is checked and imported anew, once for all who wait for it', async () => {
  const { load, runtime } = buildOf('view.1.js');
  load.mockRejectedValueOnce(new Error('lost'));
  expect(await Promise.all([runtime.e('view'), runtime.e('view')])).toEqual(['code', 'code']);
  expect(fetched.mock.calls[0]).toEqual([
    new URL('/_shell/view.1.js', location.href).href,
    { cache: 'reload', integrity: 'sha384-view' },
  ]);
  expect([runtime.u(), importUrl('/_shell/view.1.js')]).toEqual(['view.1.js#1', '/_shell/view.1.js#1']);
  fetched.mockClear();
  await runtime.e('view');
  expect(fetched).not.toHaveBeenCalled();
});

test('a chunk that is still missing, or damaged, is not imported', async () => {
  const { load, runtime } = buildOf('view.2.js');
  load.mockRejectedValueOnce(new Error('lost'));
  fetched.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(runtime.e('view')).rejects.toThrow('answered 404');
  fetched.mockRejectedValueOnce(new TypeError('integrity'));
  await expect(runtime.e('view')).rejects.toThrow('differs from what was published: integrity');
  expect([load.mock.calls.length, runtime.u()]).toEqual([1, 'view.2.js']);
  expect(await runtime.e('view')).toBe('code');
});
