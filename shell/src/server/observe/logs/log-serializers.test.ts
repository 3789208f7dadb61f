import { logSerializers } from './log-serializers.ts';

test('logs an error with its place in the code and its cause, without personal data', () => {
  const cause = Object.assign(new Error('connect /nl/?name=Jan'), { code: 'ECONNREFUSED', rawPacket: 'GET /?mail=x' });
  const error = Object.assign(new TypeError('no answer for jan.peeters@example.org at /api/x?q=Jan'), {
    cause,
    path: '?q=Jan',
  });
  const logged = logSerializers.err(error);
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'no answer for …@… at /api/x?…',
    stack: expect.stringContaining('log-serializers.test.ts'),
    cause: { code: 'ECONNREFUSED', message: 'connect /nl/?…' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/jan|mail=/i);
});

test('logs thrown values that are not errors; stops at circular causes', () => {
  expect(logSerializers.err('plain')).toMatchObject({ type: 'string', message: 'plain' });
  const error = new Error('a');
  error.cause = error;
  expect(JSON.stringify(logSerializers.err(error)).match(/"message"/g)).toHaveLength(4);
});

test('logs a request without query and address', () => {
  expect(logSerializers.req({ method: 'GET', url: '/nl/?name=Jan' })).toEqual({ method: 'GET', path: '/nl/' });
});
