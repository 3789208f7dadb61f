import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { readAnswer, unreachable } from '../browser-api.ts';
import type { ApiClient } from '../page.ts';
import type { ApiAnswer } from './examples.ts';

export { HttpResponse };

/** Where `get` of the api sends its requests: Node.js needs a complete address. */
const ORIGIN = 'http://site.test';

export interface ApiCall {
  /** Relative to `/api`, with its query: the parameters by name, because the api reads them in any order. */
  path: string;
  /** Undefined for an empty body; for a form with a file, the raw text. */
  body: unknown;
  headers: Headers;
}

/** The site's api for tests. A loader gets it as its `api`; `browserApi` reaches it too. */
export interface TestApi extends ApiClient {
  /** Calls that were answered since the start of the test, in order. */
  readonly calls: readonly ApiCall[];
  /**
   * Answers a path until the end of the test; `HttpResponse.error()` is a lost connection.
   * @example api.answer('post', '/consents', () => new HttpResponse(null, { status: 204 }));
   */
  answer(method: 'get' | 'post' | 'all', path: string, answer: (call: ApiCall) => Response | Promise<Response>): void;
  /** Answers these paths until the end of the test, and all others with 404. */
  answerOnly(answers?: Record<string, ApiAnswer>): void;
}

/** The api for the tests of one file. It refuses calls without a defined answer. */
export function startApi(): TestApi {
  const server = setupServer();
  const calls: ApiCall[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());

  const answer: TestApi['answer'] = (method, path, answer) =>
    server.use(
      http[method](`*/api${path}`, async ({ request }) => {
        const call = await callOf(request);
        calls.push(call);
        return (await answer(call)) as HttpResponse<never>;
      }),
    );
  return {
    calls,
    answer,
    answerOnly(answers = {}) {
      answer('all', '/*', () => HttpResponse.json({}, { status: 404 }));
      for (const [path, given] of Object.entries(answers)) {
        answer('all', path, () =>
          given === 'pending'
            ? new Promise(() => {})
            : HttpResponse.json(given.body ?? {}, { status: given.status ?? 200 }),
        );
      }
    },
    get: async (path, { signal } = {}) =>
      readAnswer(
        await fetch(`${ORIGIN}/api${path}`, { signal: signal ?? null }).catch((error) => {
          throw unreachable(error);
        }),
      ),
  };
}

async function callOf(request: Request): Promise<ApiCall> {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.sort();
  const query = searchParams.toString();
  const text = await request.text();
  const isFile = request.headers.get('content-type')?.startsWith('multipart/');
  return {
    path: pathname.slice('/api'.length) + (query && `?${query}`),
    body: isFile ? text : text ? JSON.parse(text) : undefined,
    headers: request.headers,
  };
}
