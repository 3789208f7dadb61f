import { filesIn, keepPage, readKeepRequest } from './kept-page.ts';
import { fakeCaches } from './testing/fake-caches.ts';

const PAGE = '/nl/bewaard/';
const documentWith = (...files: string[]) =>
  `<script type="importmap">{"integrity":{"/_shell/map-frame.1.js":"x"}}</script><link href="/_shell/fonts/a.woff2"><script>start([${files.map((file) => `"${file}"`)}])</script>`;

/** A network whose answers are texts, statuses, or a lost connection. */
function network(answers: Record<string, string | number | 'lost' | Response>) {
  const asked: string[] = [];
  const get = (async (path: string) => {
    asked.push(path);
    const answer = answers[path] ?? 'file';
    if (answer === 'lost') throw new TypeError('failed to fetch');
    if (answer instanceof Response) return answer;
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  }) as typeof fetch;
  return { get, asked };
}

async function started() {
  const { storage, paths } = fakeCaches();
  const cache = await storage.open('kept');
  const { get } = network({ [PAGE]: documentWith('/_shell/boot.1.js') });
  await keepPage({ page: PAGE, pictures: ['/api/pictures/1?width=640'] }, cache, get);
  return { cache, paths: () => paths('kept'), get };
}

test('stores a page with the files it needs, and nothing from the import map', async () => {
  const { paths } = await started();
  expect(paths()).toEqual(['/_shell/boot.1.js', '/_shell/fonts/a.woff2', '/api/pictures/1?width=640', PAGE]);
});

test('after a release, removes the old files and does not fetch existing ones again', async () => {
  const { cache, paths } = await started();
  const { get, asked } = network({ [PAGE]: documentWith('/_shell/boot.2.js') });
  await keepPage({ page: PAGE, pictures: [] }, cache, get);
  expect(asked).toEqual([PAGE, '/_shell/boot.2.js']);
  expect(paths()).toEqual(['/_shell/boot.2.js', '/_shell/fonts/a.woff2', PAGE]);
});

test.each<[string, string | number | 'lost']>([
  ['is lost', 'lost'],
  ['is refused', 404],
])('a file that %s leaves the previous page complete', async (_what, answer) => {
  const { cache, paths } = await started();
  const { get } = network({ [PAGE]: documentWith('/_shell/boot.2.js'), '/_shell/boot.2.js': answer });
  await expect(keepPage({ page: PAGE, pictures: [] }, cache, get)).rejects.toThrow();
  expect(await (await cache.match(PAGE))?.text()).toContain('boot.1.js');
  expect(paths()).toContain('/_shell/boot.1.js');
});

test('a missing picture does not affect the page', async () => {
  const { cache } = await started();
  const { get } = network({ [PAGE]: documentWith('/_shell/boot.2.js'), '/api/pictures/2': 404 });
  await keepPage({ page: PAGE, pictures: ['/api/pictures/2'] }, cache, get);
  expect(await (await cache.match(PAGE))?.text()).toContain('boot.2.js');
  expect(await cache.match('/api/pictures/2')).toBeUndefined();
});

test.each<[string, Response]>([
  ['that must not be stored', new Response('x', { headers: { 'cache-control': 'private, no-store' } })],
  ['with an error status', new Response('x', { status: 503 })],
  ['that was redirected', Object.defineProperty(new Response('x'), 'redirected', { value: true })],
])('does not store a page %s', async (_what, answer) => {
  const { cache } = await started();
  await keepPage({ page: PAGE, pictures: [] }, cache, network({ [PAGE]: answer }).get);
  expect(await (await cache.match(PAGE))?.text()).toContain('boot.1.js');
});

test('accepts only pages of favourites and pictures of the site', () => {
  const read = (data: unknown) => readKeepRequest(data, [PAGE]);
  expect(read({ page: PAGE, pictures: ['/api/pictures/1', 'https://other/x', '/api/owner', 3] })).toEqual({
    page: PAGE,
    pictures: ['/api/pictures/1'],
  });
  for (const data of [null, 'x', { page: '/nl/login/', pictures: [] }, { page: PAGE }, { page: 1, pictures: [] }])
    expect(read(data)).toBeNull();
});

test('lists each file once', () => {
  expect(filesIn(documentWith('/_sections/mf-x/1.0.0-a/web/e.js', '/_sections/mf-x/1.0.0-a/web/e.js'))).toEqual([
    '/_shell/fonts/a.woff2',
    '/_sections/mf-x/1.0.0-a/web/e.js',
  ]);
});
