import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { percentEncode, rawInTarget } from '../request/encode.ts';
import type { Bytes, Framing, RequestBody } from '../request/fuzz-request.ts';
import type { Fields } from './fields.ts';
import { jsonOf, oddJson, rawJsonOf } from './odd-json.ts';

type Header = readonly [name: string, value: string];

/** A body with its headers. */
export interface Sent {
  body: RequestBody;
  headers: readonly Header[];
}

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8'];
const FORM_TYPES = ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=UTF-8'];
const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=zq',
  'application/JSON',
  'application/problem+json',
  'multipart/form-data',
  'multipart/form-data; boundary=zq',
  'application/x-www-form-urlencoded; charset=utf-7',
  'text/html',
  'application/xml',
  '',
  '*/*',
  'zq',
  'application/json, text/plain',
  'application/octet-stream',
  '__proto__',
  'application/json\t;',
];

const framing: fc.Arbitrary<Framing> = fc.oneof(
  { withCrossShrink: true },
  { weight: 12, arbitrary: fc.constant<Framing>('length') },
  { weight: 3, arbitrary: fc.constant<Framing>('chunked') },
  { weight: 1, arbitrary: fc.constantFrom<Framing>('cut short', 'understated', 'unfinished chunks') },
);

/** A JSON body for a schema. */
export const jsonBody = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Sent> =>
  sent(
    fc.oneof(
      { weight: 12, arbitrary: fields.map(jsonOf) },
      { weight: 2, arbitrary: fields.map(rawJsonOf) },
      { weight: 3, arbitrary: oddJson },
    ),
    JSON_TYPES,
  );

/** The same fields as a browser posts them without JavaScript. */
export const formBody = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Sent> =>
  sent(
    fc
      .tuple(
        fields,
        fc.constantFrom(percentEncode, percentEncode, rawInTarget),
        fc.constantFrom('', '', '&', '&&=', '&%', '&form=zq', '&[]=1'),
      )
      .map(
        ([values, encode, tail]) =>
          pairsOf(values)
            .map(([name, value]) => `${encode(name)}=${encode(value)}`)
            .join('&') + tail,
      ),
    FORM_TYPES,
  );

/** Forms know texts only, and the same name several times. */
const pairsOf = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      name,
      typeof one === 'object' ? JSON.stringify(one) : String(one),
    ]),
  );

function sent(content: fc.Arbitrary<Bytes>, usualTypes: readonly string[]): fc.Arbitrary<Sent> {
  const type = fc.oneof(
    { withCrossShrink: true },
    { weight: 12, arbitrary: fc.constantFrom<(string | null)[]>(...usualTypes) },
    { weight: 2, arbitrary: fc.constantFrom<(string | null)[]>(...ODD_TYPES, null) },
  );
  const packing = fc.oneof(
    { withCrossShrink: true },
    { weight: 12, arbitrary: fc.constant('plain' as const) },
    { weight: 1, arbitrary: fc.constantFrom('gzip' as const, 'cut gzip' as const, 'called gzip' as const) },
  );
  return fc
    .record({ bytes: content, framing, type, packing })
    .map(({ bytes, framing: frame, type: name, packing: packed }) => ({
      body: { bytes: PACKED[packed](bytes), framing: frame },
      headers: [
        ...(name === null ? [] : [['Content-Type', name] as const]),
        ...(packed === 'plain' ? [] : [['Content-Encoding', 'gzip'] as const]),
      ],
    }));
}

const zipped = (bytes: Bytes): Bytes => gzipSync(Buffer.from(bytes, 'latin1')).toString('latin1');

const PACKED = {
  plain: (bytes: Bytes) => bytes,
  gzip: zipped,
  'cut gzip': (bytes: Bytes) => zipped(bytes).slice(0, -9),
  'called gzip': (bytes: Bytes) => bytes,
};
