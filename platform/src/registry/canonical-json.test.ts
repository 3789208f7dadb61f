import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

/** The same value with the keys of every object reversed. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
};

test('any JSON has one serialisation, whatever the order of its keys, and parses back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(json);
      expect(canonicalJson(JSON.parse(json))).toBe(json);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('different values have different serialisations', () => {
  const texts = [{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: [1, 2] }, { a: [2, 1] }, { a: '1' }, { a: 1 }, {}].map(
    canonicalJson,
  );
  expect(new Set(texts).size).toBe(texts.length);
  expect(canonicalJson({ b: undefined, a: [undefined] })).toBe('{"a":[null]}');
});
