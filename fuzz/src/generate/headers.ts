import fc from 'fast-check';
import { rawInHeader } from '../request/encode.ts';
import { type FuzzRequest, SESSION } from '../request/fuzz-request.ts';
import { hostileText } from './texts.ts';

type Header = readonly [name: string, value: string];

/** Header → values with a meaning for proxies and servers. */
const MEANINGFUL: Readonly<Record<string, readonly string[]>> = {
  Accept: ['*/*', 'application/json', 'text/html;q=0.1', 'image/avif', 'x'],
  'Accept-Encoding': ['br', 'gzip', 'identity', 'identity;q=0', '*;q=0', 'br;q=0, gzip', 'zstd', 'br;q=9', ',,'],
  'Accept-Language': ['nl', 'fr-BE,fr;q=0.9', 'de', 'xx', '*', 'nl;q=-1', 'fr;q=zq', 'constructor', '__proto__;q=1'],
  Authorization: ['Bearer x', 'Basic eDp5', 'Basic =', 'Negotiate'],
  'Cache-Control': ['no-cache', 'max-age=-1'],
  Connection: ['close', 'keep-alive', 'upgrade', 'keep-alive, x-request-id', 'Host', 'content-length'],
  'Content-Encoding': ['identity', 'gzip', 'zq'],
  Cookie: [
    'i18next=fr',
    'i18next=zq; i18next=nl',
    'consent=set',
    SESSION,
    `a=1; ${SESSION}; b`,
    '=;;=',
    'session=%',
    'facade-override=e30.x',
    'facade-staff=x.y',
    '__proto__=1',
  ],
  Expect: ['100-continue', 'zq'],
  Forwarded: ['for=1.2.3.4;host=zq.test;proto=javascript', '='],
  Host: ['localhost', 'zq.test', '[::1]:80', 'a b', 'localhost:99999', 'zq.test/path', '..', '%00', ''],
  'If-Match': ['*', '"x"'],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  'If-None-Match': ['*', '"x"', 'W/"x"', '"', ','],
  'Keep-Alive': ['timeout=5', 'x'],
  Origin: ['null', 'https://zq.test', 'http://localhost', 'javascript:1'],
  'Proxy-Authorization': ['Basic eDp5'],
  'Proxy-Connection': ['keep-alive'],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=0-,1-,2-', 'bytes=99999999999999999999-', 'zq'],
  Referer: ['http://localhost/nl/', 'javascript:1', '//', 'https://user:pw@zq.test/'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none', 'zq'],
  TE: ['trailers', 'deflate'],
  Trailer: ['x-request-id', 'Content-Length'],
  Upgrade: ['websocket', 'h2c', 'a'],
  'User-Agent': ['Googlebot/2.1', ''],
  'X-Forwarded-For': ['1.2.3.4', '::1', '1.2.3.4, 5.6.7.8', 'unknown', '999.999.1.1', ',', '127.0.0.1'],
  'X-Forwarded-Host': ['zq.test', 'zq.test:99999', 'a b', 'localhost, zq.test', ''],
  'X-Forwarded-Port': ['99999', 'x'],
  'X-Forwarded-Proto': ['https', 'javascript', 'https, http', '', 'x y'],
  'X-Http-Method-Override': ['DELETE', 'zq'],
  'X-Original-Url': ['/admin'],
  'X-Request-Id': ['zq-1', 'a b', 'x'.repeat(65), '<b>'],
};

const meaningful: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.entries(MEANINGFUL))
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));

/** Node.js takes 16 KB of headers in all. */
const LONGEST = 3000;

const hostile: fc.Arbitrary<Header> = fc
  .tuple(fc.constantFrom(...Object.keys(MEANINGFUL), 'X-Zq', `zq-${'x'.repeat(300)}`), hostileText)
  .map(([name, text]) => [name, rawInHeader(text).slice(0, LONGEST)] as const);

/** Mostly none; sometimes several, the same one twice among them. */
export const anyHeaders: fc.Arbitrary<FuzzRequest['headers']> = fc.oneof(
  { withCrossShrink: true },
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 4,
    arbitrary: fc.array(fc.oneof({ weight: 4, arbitrary: meaningful }, { weight: 1, arbitrary: hostile }), {
      minLength: 1,
      maxLength: 4,
    }),
  },
);

/** With the cookie of an owner, for pages behind the login. */
export const ownerHeaders: fc.Arbitrary<FuzzRequest['headers']> = anyHeaders.map((headers) => [
  ['Cookie', SESSION],
  ...headers.filter(([name]) => name !== 'Cookie'),
]);

/** Unused methods, and used ones where they are not expected. */
export const oddMethod: fc.Arbitrary<string> = fc.constantFrom(
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PUT',
  'PATCH',
  'DELETE',
  'POST',
  'GET',
  'PROPFIND',
  'SEARCH',
  'QUERY',
  'LOCK',
  'PURGE',
);
