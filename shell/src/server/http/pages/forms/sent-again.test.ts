import type { ApiCall } from '../../../testing/fake-api.ts';
import { CREATED, formModules, postForm, startFormSite } from '../../../testing/posted-form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

const post = (payload: string, headers?: Record<string, string>, url?: string, type?: string) =>
  postForm(site, payload, headers, url, type);

const keyOf = (call?: ApiCall) => call?.headers['idempotency-key'];
const posts = () => site.api.calls.filter(({ method }) => method === 'POST');

test.each([['connection-lost'], [502], [503]])(
  'sends a form once more under the same key when the api fails: %s',
  async (end) => {
    site = await startFormSite();
    const taken = CREATED['POST /forms/contact'];
    site.api.answers['POST /forms/contact'] = () =>
      posts().length > 1 ? taken : end === 'connection-lost' ? 'cut' : { status: Number(end) };
    expect((await post('form=contact&name=Ann')).statusCode).toBe(303);
    const [first, second, ...more] = posts();
    expect(more).toEqual([]);
    expect(keyOf(first)).toMatch(/^[\w-]{20,64}$/);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(second?.body).toBe(first?.body);
  },
);

test('the same post has the same key on every shell; other posts and other visitors have another', async () => {
  const keys: unknown[] = [];
  const environment = { FACADE_SECRET: 'a secret of more than thirty-two characters' };
  for (let shell = 0; shell < 2; shell++) {
    site = await startTestServer({
      modules: formModules,
      answers: CREATED,
      configuration: { storeEnvironment: environment },
    });
    await post('form=contact&name=Ann&wish=a', { 'user-agent': 'x' });
    if (shell === 0) {
      await post('form=contact&name=Anna&wish=a', { 'user-agent': 'x' });
      await post('form=contact&name=Ann&wish=a', { 'user-agent': 'y' });
      await post('form=contact&name=Ann&wish=a', { 'user-agent': 'x', 'x-forwarded-for': '192.0.2.1' });
      await post('form=contact&name=Ann&wish=a', { 'user-agent': 'x' }, '/fr/a-vendre/');
    }
    keys.push(...posts().map(keyOf));
    if (shell === 0) await site.close();
  }
  expect(keys).toHaveLength(6);
  expect(keys.at(-1)).toBe(keys[0]);
  expect(new Set(keys).size).toBe(5);
});

test('never sends a login twice, and gives it no key', async () => {
  site = await startFormSite({ 'POST /owner/login': { status: 503 } });
  expect((await post('form=owner-login&email=a')).statusCode).toBe(503);
  expect(posts().map(keyOf)).toEqual([undefined]);
});
