import { browserApi } from './browser-api.ts';
import { ApiError, messagesOf } from './outcome.ts';
import { HttpResponse, startApi } from './testing/start-api.ts';
import { DATA_REQUEST } from './time-limits.ts';

const api = startApi();
const problem = { title: 'Niet juist', detail: 'Controleer uw gegevens' };

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it was answered')),
    (error) => error,
  );

test('get returns the value of the answer', async () => {
  api.answer('get', '/cities', () => HttpResponse.json([{ name: 'Ath' }]));
  expect(await browserApi.get('/cities?lang=nl')).toEqual([{ name: 'Ath' }]);
  expect(api.calls.map(({ path }) => path)).toEqual(['/cities?lang=nl']);
});

test('post sends JSON with the given headers', async () => {
  api.answer('post', '/visits', () => new HttpResponse(null, { status: 204 }));
  expect(await browserApi.post('/visits', { propertyId: 1 }, { headers: { 'accept-language': 'nl' } })).toBeUndefined();
  const [call] = api.calls;
  expect(call?.body).toEqual({ propertyId: 1 });
  expect(call?.headers.get('content-type')).toBe('application/json');
  expect(call?.headers.get('accept-language')).toBe('nl');
});

test('a refusal has the problem document, and the time to retry', async () => {
  api.answer('post', '/forms/contact', () =>
    HttpResponse.json(problem, { status: 503, headers: { 'retry-after': '120' } }),
  );
  const error = await failureOf(browserApi.post('/forms/contact', {}));
  expect(error).toMatchObject({ name: 'ApiError', status: 503, problem, retryAfter: 120 });
});

test.each([
  ['a lost connection has no status', () => HttpResponse.error(), 0],
  ['an answer that is not JSON is a bad gateway', () => new HttpResponse('<html>', { status: 200 }), 502],
])('%s', async (_name, answer, status) => {
  api.answer('get', '/cities', answer);
  expect(await failureOf(browserApi.get('/cities'))).toMatchObject({ name: 'ApiError', status, retryAfter: 0 });
});

test('an aborted call is not a failure of the api', async () => {
  const error = await failureOf(browserApi.get('/cities', { signal: AbortSignal.abort() }));
  expect(error).toMatchObject({ name: 'AbortError' });
});

test.each(['without a signal', 'with a signal of its own'])('a get %s ends after the limit', async (how) => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')));
    return limit.signal;
  });
  api.answer('get', '/cities', () => new Promise<HttpResponse<null>>(() => {}));
  const options = how === 'without a signal' ? undefined : { signal: new AbortController().signal };
  expect(await failureOf(browserApi.get('/cities', options))).toMatchObject({ name: 'TimeoutError' });
  expect(timeout).toHaveBeenCalledWith(DATA_REQUEST);
  timeout.mockRestore();
});

test.each([
  [
    'the fields it names',
    { ...problem, errors: [{ path: 'email', message: 'Bestaat niet' }] },
    { email: 'Bestaat niet' },
  ],
  ['the whole', { ...problem, errors: [] }, { '': problem.detail }],
  ['the whole, by its title', { title: problem.title }, { '': problem.title }],
  ['nothing', null, {}],
])('a refusal has messages about %s', (_name, document, messages) => {
  expect(messagesOf(new ApiError(422, 'refused', document))).toEqual(messages);
  expect(messagesOf(new TypeError('offline'))).toEqual({});
});
