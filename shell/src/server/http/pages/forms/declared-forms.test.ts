import { formModules, postForm } from '../../../testing/posted-form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

const CREATED = { status: 201, body: { id: '1' } };
/** A section that the shell has never heard of, beside one whose release is older than declared forms. */
const start = (forms: object) =>
  startTestServer({
    modules: { ...formModules, 'mf-club': { forms } },
    answers: {
      'POST /club/members': CREATED,
      'POST /club/members/a%2Fb': CREATED,
      'POST /forms/join': CREATED,
      'POST /owner/logout': { status: 204 },
      'POST /uploads': { status: 201, body: { id: 'new-1' } },
    },
  });
const posts = () => site.api.calls.filter(({ method }) => method === 'POST');

test('a section that is published alone decides where its form goes and what follows', async () => {
  site = await start({ join: { to: '/club/members', next: '?joined=1' } });
  const answer = await postForm(site, 'form=join&name=Ann');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/te-koop/?joined=1']);
  expect(posts().map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
    ['/club/members', undefined],
  ]);
  site.sections.deploy({ ...formModules, 'mf-club': { forms: {} } });
  await postForm(site, 'form=join&name=Ann');
  expect(posts().at(-1)?.path).toBe('/forms/join');
  expect(posts().at(-1)?.headers['idempotency-key']).toBeDefined();
});

test('a part of the endpoint may be a value of the form; the api may accept it once', async () => {
  site = await start({ join: { to: '/club/members/:token', once: true } });
  await postForm(site, 'form=join&token=a/b');
  expect(posts().at(-1)?.path).toBe('/club/members/a%2Fb');
  expect(posts().at(-1)?.headers['idempotency-key']).toBeDefined();
});

test.each([
  [{ join: { files: true } }, ['/uploads', '/forms/join']],
  [{ join: {} }, ['/forms/join']],
])('with %j the files of a form go to %j', async (forms, paths) => {
  site = await start(forms);
  const body = new FormData();
  body.append('form', 'join');
  body.append('uploadFiles', new Blob(['%PDF-1.7']), 'a.pdf');
  const encoded = new Response(body);
  await site.server.inject({
    method: 'POST',
    url: '/nl/te-koop/',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  expect(posts().map(({ path }) => path)).toEqual(paths);
});

test('a form of a release that is older than declared forms goes where it did', async () => {
  site = await start({});
  expect((await postForm(site, 'form=owner-logout')).headers.location).toBe('/nl/login/');
  expect(posts().at(-1)?.path).toBe('/owner/logout');
});
