import type { Framing, FuzzRequest } from './fuzz-request.ts';
import { toWire } from './wire.ts';

const sender = { host: 'site.test', visitor: '10.0.0.1', session: 'id=7' };
const request = (parts: Partial<FuzzRequest> = {}): FuzzRequest => ({
  method: 'GET',
  target: '/nl/',
  headers: [],
  body: null,
  ...parts,
});
const wire = (parts: Partial<FuzzRequest> = {}) => toWire(request(parts), sender).toString('latin1');

test('adds host and visitor, but for those that the request names itself', () => {
  expect(wire()).toBe('GET /nl/ HTTP/1.1\r\nHost: site.test\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n');
  expect(wire({ headers: [['host', 'other']] })).toBe(
    'GET /nl/ HTTP/1.1\r\nX-Forwarded-For: 10.0.0.1\r\nhost: other\r\n\r\n',
  );
});

test('puts the cookie of the owner in its place, and keeps bytes', () => {
  expect(wire({ headers: [['Cookie', 'a=1; {session}']] })).toContain('Cookie: a=1; id=7\r\n');
  expect(toWire(request({ target: '/\xed\xa0\x80' }), sender)).toContainEqual(0xed);
});

test.each<[Framing, string, string]>([
  ['length', 'Content-Length: 4', 'abcd'],
  ['cut short', 'Content-Length: 104', 'abcd'],
  ['understated', 'Content-Length: 2', 'abcd'],
  ['chunked', 'Transfer-Encoding: chunked', '2\r\nab\r\n2\r\ncd\r\n0\r\n\r\n'],
  ['unfinished chunks', 'Transfer-Encoding: chunked', '2\r\nab\r\n2\r\ncd\r\n'],
])('frames a body: %s', (framing, header, body) => {
  const [head, sent] = wire({ method: 'POST', body: { bytes: 'abcd', framing } }).split(/\r\n\r\n(.*)/s);
  expect(head).toContain(header);
  expect(sent).toBe(body);
});
