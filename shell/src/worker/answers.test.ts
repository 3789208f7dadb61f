import { fileFor, pageFor, planFor } from './answers.ts';
import { CACHE } from './kept-page.ts';
import { fakeCaches } from './testing/fake-caches.ts';
import type { OfflineSettings, WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://site.test';
const OFFLINE: OfflineSettings = {
  kept: ['/nl/bewaard/', '/fr/favoris/'],
  pages: { nl: 'geen verbinding', fr: 'pas de connexion' },
  policy: "default-src 'none'",
};
const request = (path: string, changes: Partial<Request> = {}) =>
  ({ method: 'GET', mode: 'navigate', url: new URL(path, ORIGIN).href, referrer: '', ...changes }) as Request;
const lost = () => Promise.reject(new TypeError('failed to fetch'));

async function scopeWith(kept: Record<string, string>) {
  const { storage } = fakeCaches();
  const cache = await storage.open(CACHE);
  for (const [path, text] of Object.entries(kept)) await cache.put(path, new Response(text));
  return { caches: storage, OFFLINE } as WorkerScope;
}

test.each<[string, string, Partial<Request>, 'page' | 'file' | null]>([
  ['a document', '/nl/te-koop/', {}, 'page'],
  ['a form', '/nl/contact/', { method: 'POST' }, null],
  ['the frame of the map', '/map-frame/?lng=nl', {}, null],
  ['the api', '/api/properties', { mode: 'cors', referrer: `${ORIGIN}/nl/bewaard/` }, null],
  ['another site', 'https://other.test/', {}, null],
  ['a script of a kept page', '/_shell/boot.1.js', { mode: 'cors', referrer: `${ORIGIN}/nl/bewaard/` }, 'file'],
  ['a script of a script', '/_sections/a/b.js', { mode: 'cors', referrer: `${ORIGIN}/_shell/boot.1.js` }, 'file'],
  ['a picture of a kept page', '/api/pictures/1', { mode: 'no-cors', referrer: `${ORIGIN}/fr/favoris/` }, 'file'],
  ['a picture of another page', '/api/pictures/1', { mode: 'no-cors', referrer: `${ORIGIN}/nl/te-koop/` }, null],
  ['a script of the owner area', '/_shell/boot.1.js', { mode: 'cors', referrer: `${ORIGIN}/nl/login/` }, null],
])('%s', (_what, path, changes, plan) => expect(planFor(request(path, changes), OFFLINE, ORIGIN)).toBe(plan));

describe('a document', () => {
  test('is fresh while there is a network, even if it is stored', async () => {
    const scope = await scopeWith({ '/nl/bewaard/': 'old' });
    const answer = await pageFor(request('/nl/bewaard/'), Promise.resolve(new Response('fresh')), scope);
    expect(await answer.text()).toBe('fresh');
  });

  test('is the stored one without a network', async () => {
    const scope = await scopeWith({ '/nl/bewaard/': 'old' });
    expect(await (await pageFor(request('/nl/bewaard/'), lost(), scope)).text()).toBe('old');
  });

  test('is the stored one if the network does not answer for seconds', async () => {
    jest.useFakeTimers();
    const scope = await scopeWith({ '/nl/bewaard/': 'old' });
    const answer = pageFor(request('/nl/bewaard/'), new Promise(() => undefined), scope);
    await jest.advanceTimersByTimeAsync(6000);
    jest.useRealTimers();
    expect(await (await answer).text()).toBe('old');
  });

  test.each([
    ['/fr/a-vendre/', 'pas de connexion'],
    ['/nl/bewaard/?ids=1,2', 'geen verbinding'],
    ['/', 'geen verbinding'],
    ['/constructor/', 'geen verbinding'],
  ])('%s gives the offline page', async (path, text) => {
    const answer = await pageFor(request(path), lost(), await scopeWith({ '/nl/bewaard/': 'old' }));
    expect([answer.status, await answer.text()]).toEqual([503, text]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  });
});

describe('a file of a kept page', () => {
  const picture = (path: string) => new Request(new URL(path, ORIGIN));

  test('comes from the network while there is one', async () => {
    const scope = await scopeWith({ '/_shell/boot.1.js': 'old' });
    const answer = await fileFor(picture('/_shell/boot.1.js'), Promise.resolve(new Response('fresh')), scope);
    expect(await answer.text()).toBe('fresh');
  });

  test('without a network, any size of a picture is enough; a script must match exactly', async () => {
    const scope = await scopeWith({ '/api/pictures/1?width=640&format=avif': 'picture', '/_shell/boot.1.js?a': 'x' });
    expect(await (await fileFor(picture('/api/pictures/1?width=320'), lost(), scope)).text()).toBe('picture');
    expect((await fileFor(picture('/_shell/boot.1.js'), lost(), scope)).type).toBe('error');
  });
});
