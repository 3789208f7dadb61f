import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('unexpected errors', () => {
  let site: TestApi;
  const enquiry = { firstName: 'An', lastName: 'Devos', email: 'an@example.be', message: 'Bonjour', privacy: true };
  beforeAll(async () => {
    site = await startTestApi();
  });
  afterAll(() => site.close());
  beforeEach(() => {
    site.log.length = 0;
  });

  /**
   * Sends a form while storing it throws `thrown`; returns the answer, and the error line of that request in the log.
   */
  async function failWith(thrown: unknown, headers: Record<string, string> = {}) {
    const broken = jest.spyOn(site.db, 'transaction').mockImplementation(() => {
      throw thrown;
    });
    const answer = await site.api.inject({ method: 'POST', url: '/api/forms/contact', payload: enquiry, headers });
    broken.mockRestore();
    const problem = answer.json();
    const line = site.log.find(({ requestId, err }) => requestId === problem.requestId && err) as
      | { level: number; err: { stack: string } }
      | undefined;
    return { status: answer.statusCode, problem, text: answer.body, line };
  }

  test('are answered without internals, and logged with stack and causes under the id in the answer', async () => {
    const cause = new RangeError('the disk is square');
    const { status, problem, text, line } = await failWith(new Error('secret detail', { cause }));
    expect(status).toBe(500);
    expect(problem).toMatchObject({ title: 'Er ging iets mis', requestId: expect.stringMatching(/./) });
    expect(text).not.toMatch(/secret|square|stack/);
    expect(line?.err.stack).toMatch(
      /secret detail[\s\S]*at [\s\S]*problems\.test\.ts[\s\S]*caused by: RangeError: the disk is square[\s\S]*at /,
    );
  });

  test.each([['a text'], [undefined], [null], [{ odd: 'thing' }]])(
    'are logged with a stack also when %j is thrown',
    async (thrown) => {
      const { status, line } = await failWith(thrown);
      expect(status).toBe(500);
      expect(line?.err.stack).toMatch(/a value was thrown[\s\S]*at /);
      if (thrown) expect(line?.err.stack).toContain(typeof thrown === 'string' ? thrown : 'thing');
    },
  );

  test('keep the request id from the shell, unless it is unsuitable for a log', async () => {
    expect((await failWith(new Error('x'), { 'x-request-id': 'abc-1' })).problem.requestId).toBe('abc-1');
    const forged = 'a b"}';
    expect((await failWith(new Error('x'), { 'x-request-id': forged })).problem.requestId).not.toBe(forged);
  });
});
