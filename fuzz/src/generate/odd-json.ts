import fc from 'fast-check';
import { rawJson, toUtf8 } from '../request/encode.ts';
import type { Bytes } from '../request/fuzz-request.ts';
import type { Fields } from './fields.ts';
import { DEEP } from './texts.ts';

/** Bodies that are invalid JSON, or excessive JSON. */
export const oddJson: fc.Arbitrary<Bytes> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '}',
    '[]',
    'null',
    '0',
    '"x"',
    'true',
    'undefined',
    'NaN',
    '{"a":1,}',
    "{'a':1}",
    '{"a":1}{"a":1}',
    '\xef\xbb\xbf{}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":1e999}',
    '{"email":"a","email":{}}',
    '"\\ud800"',
    '\0',
    '\xff\xfe{\0}\0',
    `[${'1,'.repeat(3000)}1]`,
    `{"message":"${'x'.repeat(70_000)}"}`,
  ),
  fc.tuple(fc.constantFrom('[', '{"a":'), fc.constantFrom(10, 500, 5000)).map(([open, depth]) => deepJson(open, depth)),
);

/** These fields as JSON. */
export const jsonOf = (fields: Fields): Bytes => toUtf8(withDepth(JSON.stringify(fields)));

/** The same, escapes as bytes. */
export const rawJsonOf = (fields: Fields): Bytes => rawJson(withDepth(JSON.stringify(fields)));

const withDepth = (json: string): string => json.replaceAll(`"${DEEP}"`, () => deepJson('[', 5000));

const deepJson = (open: string, depth: number): string =>
  open === '[' ? '['.repeat(depth) + ']'.repeat(depth) : `${open.repeat(depth)}0${'}'.repeat(depth)}`;
