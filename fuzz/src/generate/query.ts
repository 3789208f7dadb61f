import fc from 'fast-check';
import { percentEncode, rawInTarget } from '../request/encode.ts';
import type { Bytes } from '../request/fuzz-request.ts';
import type { Parameter } from '../target/operation.ts';
import { oddValue, validValue } from './from-schema.ts';
import { hostileText } from './texts.ts';

type Known = Readonly<Record<string, readonly string[]>>;

/** The query of a request, with its question mark: some parameters as they should be, some not, some twice, some unknown. */
export function anyQuery(parameters: readonly Parameter[], known: Known): fc.Arbitrary<Bytes> {
  const usual = parameters.map((parameter) =>
    fc.oneof(
      // The smaller request is the one without it.
      { withCrossShrink: true },
      { weight: parameter.required ? 0 : 4, arbitrary: fc.constant(null) },
      { weight: 3, arbitrary: pairOf(parameter.name, validText(parameter, known)) },
      { weight: 1, arbitrary: oddPair(parameter) },
    ),
  );
  const more = fc.oneof(
    ...parameters.map(oddPair),
    pairOf('zq', hostileText),
    fc.tuple(hostileText, hostileText).chain(([name, value]) => pairOf(name, fc.constant(value))),
    // Invalid pairs.
    fc.constantFrom(
      '&',
      '=',
      '==&',
      '%',
      '%FF=1',
      'a',
      '[]=1',
      'a[b]=1',
      'a[__proto__][b]=1',
      '__proto__=1',
      ';;',
      '?',
      '%00',
    ),
  );
  return fc
    .tuple(fc.tuple(...usual), fc.array(more, { maxLength: 3, size: 'xsmall' }))
    .map(([pairs, others]) => [...pairs, ...others].filter((pair) => pair !== null))
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}

const validText = ({ name, schema }: Parameter, known: Known): fc.Arbitrary<string> =>
  validValue(schema, { name, known: known[name] }).map(String);

const oddPair = ({ name, schema }: Parameter): fc.Arbitrary<Bytes> => pairOf(name, oddValue(schema).map(textOf));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pairOf = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Bytes> =>
  fc
    .tuple(
      value,
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(percentEncode) },
        { weight: 1, arbitrary: fc.constant(rawInTarget) },
      ),
    )
    .map(([text, encode]) => `${encode(name)}=${encode(text)}`);
