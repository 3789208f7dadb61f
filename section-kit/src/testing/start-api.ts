import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

export { HttpResponse };

export interface ApiCall {
  /** Relative to `/api`, with its query. */
  path: string;
  /** Undefined for an empty body; for a form with a file, the raw text. */
  body: unknown;
  headers: Headers;
}

export interface TestApi {
  /** Calls that were answered since the start of the test, in order. */
  readonly calls: readonly ApiCall[];
  /**
   * Answers a path until the end of the test; `HttpResponse.error()` is a lost connection.
   * @example api.answer('post', '/consents', () => new HttpResponse(null, { status: 204 }));
   */
  answer(method: 'get' | 'post', path: string, answer: (call: ApiCall) => Response | Promise<Response>): void;
}

/** The site's api for the tests of one file. It refuses calls without a defined answer. */
export function startApi(): TestApi {
  const server = setupServer();
  const calls: ApiCall[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());
  return {
    calls,
    answer: (method, path, answer) =>
      server.use(
        http[method](`/api${path}`, async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const text = await request.text();
          const isFile = request.headers.get('content-type')?.startsWith('multipart/');
          const call = {
            path: pathname.slice('/api'.length) + search,
            body: isFile ? text : text ? JSON.parse(text) : undefined,
            headers: request.headers,
          };
          calls.push(call);
          return (await answer(call)) as HttpResponse<never>;
        }),
      ),
  };
}
