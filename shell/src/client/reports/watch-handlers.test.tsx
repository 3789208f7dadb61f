import { ApiError } from '@facade/section-kit';
import { watchHandlers } from './watch-handlers.ts';

const request = jest.fn(async (_url: string, _options: RequestInit) => new Response(null));
jest.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(() => {
  Object.assign(globalThis, { fetch: request });
  watchHandlers();
});
beforeEach(() => {
  jest.useFakeTimers();
  request.mockClear();
});
afterEach(() => jest.useRealTimers());

/** An error thrown in these files, as Chrome (`    at f (URL:1:2)`) or Firefox and Safari (`f@URL:1:2`) print them. */
function thrownIn(
  files: readonly string[],
  error: Error = new TypeError('x is undefined'),
  before = '    at onClick (',
) {
  error.stack = `${before.startsWith(' ') ? `${error}\n` : ''}${files.map((file) => `${before}https://www.example.org${file}:1:2`).join('\n')}`;
  return error;
}
const throwInHandler = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

async function reported(): Promise<unknown[]> {
  await jest.advanceTimersByTimeAsync(2000);
  return request.mock.calls.flatMap(([, { body }]) => JSON.parse(String(body)).failures);
}
const failure = { release: '1.0.0-5976', expose: 'handler', timedOut: false, reason: 'x is undefined' };

test('reports what a handler and a promise of a section throw, once each, in any browser’s format', async () => {
  throwInHandler(
    thrownIn(['/_shell/react.js', '/_sections/mf-a/1.0.0-5976/web/1.js', '/_sections/mf-c/2.0.0/web/1.js']),
  );
  throwInHandler(thrownIn(['/_sections/mf-a/1.0.0-5976/web/2.js']));
  reject(thrownIn(['/_sections/mf-b/1.0.0-5976/web/1.js'], undefined, 'onClick@'));
  throwInHandler(thrownIn(['/_sections/mf-a/1.0.0-5976/web/2.js']));
  expect(await reported()).toEqual([
    { section: 'mf-a', ...failure, frames: ['onClick@web/1.js:1:2'] },
    { section: 'mf-a', ...failure, frames: ['onClick@web/2.js:1:2'] },
    { section: 'mf-b', ...failure, frames: ['onClick@web/1.js:1:2'] },
  ]);
});

test.each([
  ['without an error', undefined],
  ['a text', '/_sections/'],
  ['of the shell', thrownIn(['/_shell/start.js'])],
  ['of a browser extension', thrownIn(['/content.js'])],
  ['an api that does not answer', thrownIn(['/_sections/mf-d/1.0.0/web/1.js'], new ApiError(503, 'busy'))],
  ['aborted on purpose', thrownIn(['/_sections/mf-d/1.0.0/web/1.js'], new DOMException('left', 'AbortError'))],
])('does not report what is not a section’s fault: %s', async (_what, error) => {
  throwInHandler(error);
  reject(error);
  expect(await reported()).toEqual([]);
});
