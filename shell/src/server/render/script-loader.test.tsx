import { entryScript, scriptLoader } from './script-loader.ts';

const ENTRY = '/_shell/boot.1.js';
const parts = (integrity: Record<string, string> = { [ENTRY]: 'sha384-ours' }) => ({
  scripts: { entry: ENTRY, preload: ['/_shell/a.js'], ask: ['/_shell/ask.js'] },
  integrity,
});
const started = () => [...document.head.querySelectorAll('script')];
/** Runs the loader like the document does. */
const run = (...[asked]: Parameters<typeof parts>) => new Function(scriptLoader(parts(asked)))();

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('starts the entry with its integrity, whatever markup precedes it', () => {
  document.body.innerHTML = `<script type="facade/entry" src="https://evil.example/x.js" integrity="sha384-theirs"></script>${entryScript(parts())}`;
  run();
  expect(started().map((script) => [script.type, script.getAttribute('src'), script.integrity])).toEqual([
    ['module', ENTRY, 'sha384-ours'],
  ]);
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/_shell/a.js',
  ]);
});

test('an entry without a known hash has no integrity', () => {
  run({});
  expect(started().map(({ integrity }) => integrity)).toEqual(['']);
});

test('an entry that is lost is fetched past the cache, and run under another URL with the same integrity', async () => {
  jest.useFakeTimers();
  const fetched = jest.fn(async () => ({}));
  Object.assign(globalThis, { fetch: fetched });
  run();
  started()[0]?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(500);
  jest.useRealTimers();
  expect(fetched.mock.calls).toEqual([[ENTRY, { cache: 'reload' }]]);
  expect(started().map((script) => [script.getAttribute('src'), script.integrity])).toEqual([
    [ENTRY, 'sha384-ours'],
    [`${ENTRY}#1`, 'sha384-ours'],
  ]);
});

test('waits for the first large picture, also for a broken one', () => {
  document.body.innerHTML = '<img fetchpriority="high" src="/a.webp">';
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'complete', { value: false });
  run();
  expect(started()).toEqual([]);
  image.dispatchEvent(new Event('error'));
  image.dispatchEvent(new Event('load'));
  expect(started()).toHaveLength(1);
});

test('a path cannot close the script element', () => {
  const { scripts, integrity } = parts();
  expect(scriptLoader({ scripts: { ...scripts, entry: '/</script>' }, integrity })).not.toContain('<');
});
