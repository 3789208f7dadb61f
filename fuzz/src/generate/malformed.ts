import fc from 'fast-check';
import type { Bytes } from '../request/fuzz-request.ts';

/** Bytes that are not a request, or that parsers split into different requests. */
export interface Malformed {
  bytes: Bytes;
  /** Maximum number of answers: a hidden request must not be answered. */
  answers: { least: number; most: number };
}

const ANY = { least: 0, most: Number.POSITIVE_INFINITY };

const LINES = [
  'GET',
  'GET /',
  'GET  /nl/ HTTP/1.1',
  'get /nl/ HTTP/1.1',
  'GET /nl/ HTTP/9.9',
  'GET /nl/ HTTP/1',
  'GET /nl/ http/1.1',
  'GET nl HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET http://zq.test/nl/ HTTP/1.1',
  'GET //zq.test/nl/ HTTP/1.1',
  'GET /nl/ HTTP/1.1 x',
  'GET /n l/ HTTP/1.1',
  'GET /nl/\0 HTTP/1.1',
  'GET /\xff\xfe HTTP/1.1',
  'GET /nl/#x HTTP/1.1',
  'GET /api/x#% HTTP/1.1',
  'G\xcbT / HTTP/1.1',
  'CONNECT zq.test:80 HTTP/1.1',
  'PRI * HTTP/2.0',
  '\0',
  'GET\t/nl/\tHTTP/1.1',
  'GET /nl/ HTTP/1.0',
  'POST /nl/contact/ HTTP/1.1',
  'POST /api/forms/contact HTTP/1.1',
  'HEAD /nl/ HTTP/1.1',
  'GET javascript:alert(1) HTTP/1.1',
  'GET /../../etc/passwd HTTP/1.1',
  `GET /${'x'.repeat(20_000)} HTTP/1.1`,
] as const;

const HEADERS = [
  'Host: localhost',
  'Host: localhost\r\nHost: zq.test',
  'Host',
  ': x',
  'Host : localhost',
  ' folded: yes',
  'A: b\r\n c: folded',
  'A: \0',
  'A\0: b',
  'A: \r b',
  'A: b\x7f',
  'Content-Length: -1',
  'Content-Length: 1, 2',
  'Content-Length: 0\r\nContent-Length: 5',
  'Content-Length: +5',
  'Content-Length: 0x5',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: zq',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
  'Connection: Transfer-Encoding',
  'Content-Type: application/json',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk',
  'Expect: 100-continue',
  `X: ${'x'.repeat(20_000)}`,
  `${'X: y\r\n'.repeat(1500)}X: y`,
] as const;

const BODIES = [
  '',
  '5\r\nabcde\r\n0\r\n\r\n',
  '0\r\n\r\n',
  'zq\r\n\r\n',
  '-1\r\nx\r\n',
  'ffffffffffffffff\r\nx\r\n',
  '5;x="\r\nabcde\r\n0\r\n\r\n',
  '0\r\nTrailer: x\r\n\r\n',
  '5\r\nabcde0\r\n\r\n',
  'hello',
] as const;

/** Lines and headers that programs parse differently. */
const broken: fc.Arbitrary<Malformed> = fc
  .record({
    line: fc.constantFrom(...LINES),
    headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
    body: fc.constantFrom(...BODIES),
    end: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
  })
  .map(({ line, headers, body, end }) => ({
    bytes: `${[line, 'Host: localhost', ...headers].join('\r\n').replaceAll('\r\n', end)}${end}${end}${body}`,
    answers: ANY,
  }));

const HIDDEN = 'GET /zq-hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Two lengths at once: a parser that uses the wrong one sees the hidden bytes as a separate request. */
const smuggled: fc.Arbitrary<Malformed> = fc
  .record({
    path: fc.constantFrom('/nl/contact/', '/api/forms/contact', '/api/visits', '/nl/', '/_report', '/api/vitals'),
    lengths: fc.constantFrom(
      `Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked`,
      `Transfer-Encoding: chunked\r\nContent-Length: 5`,
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\nContent-Length: ${HIDDEN.length + 5}`,
      `Transfer-Encoding: \x0bchunked\r\nContent-Length: ${HIDDEN.length + 5}`,
      `Transfer-Encoding: xchunked\r\nContent-Length: ${HIDDEN.length + 5}`,
      ` Transfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length + 5}`,
      `Transfer-Encoding\r\n : chunked\r\nContent-Length: ${HIDDEN.length + 5}`,
      `Content-Length: ${HIDDEN.length + 5}\r\nContent-Length: 5`,
      `Content-Length: ${HIDDEN.length + 5}\nTransfer-Encoding: chunked`,
    ),
    type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
  })
  .map(({ path, lengths, type }) => ({
    bytes: `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${lengths}\r\n\r\n0\r\n\r\n${HIDDEN}`,
    answers: { least: 0, most: 1 },
  }));

const CLOSE = 'Connection: close\r\n';

/** Several requests at once are allowed; each has its answer. */
const pipelined: fc.Arbitrary<Malformed> = fc
  .array(fc.constantFrom('/nl/', '/api/revision', '/healthz', '/nl/zq/', '/api/zq'), { minLength: 2, maxLength: 6 })
  .map((paths) => ({
    bytes: paths
      .map((path, at) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${at === paths.length - 1 ? CLOSE : ''}\r\n`)
      .join(''),
    answers: { least: paths.length, most: paths.length },
  }));

const noise: fc.Arbitrary<Malformed> = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((bytes) => ({ bytes: Buffer.from(bytes).toString('latin1'), answers: ANY }));

export const anyMalformed: fc.Arbitrary<Malformed> = fc.oneof(
  { weight: 8, arbitrary: broken },
  { weight: 6, arbitrary: smuggled },
  { weight: 2, arbitrary: pipelined },
  { weight: 1, arbitrary: noise },
);
