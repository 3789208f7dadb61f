import fc from 'fast-check';
import type { Schema } from '../target/schema.ts';
import { DEEP, hostileText } from './texts.ts';

/** Values that cannot be derived from a schema: required for a form to be accepted. */
const ACCEPTED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.constantFrom('visitor@example.be', 'a.b+c@sub.example.com'),
  phone: fc.constantFrom('+32 470 12 34 56', '068/28.12.34'),
  privacy: fc.constantFrom(true, 'on'),
  timeSlots: fc.constantFrom<unknown[]>([], ['10-13'], ['10-13', '14-16'], '16-19'),
  firstName: fc.constantFrom('Ann', 'Zoë 😀'),
  lastName: fc.constantFrom('D’Haene-Lefèvre', 'مرحبا'),
  message: fc.constantFrom('Is it still for sale?', '1\n2\r\n\t3 <b>'),
  // A form without a proof is accepted; one with a wrong proof fails at its check.
  captcha: fc.constantFrom('', '', '', '', '', '', '', 'e30=', 'zq'),
};

/** Known values of a parameter come first: most others match nothing. */
export interface FieldContext {
  name: string;
  known?: readonly string[] | undefined;
}

/** A value that a schema allows, or nearly does: patterns and lengths hold, rules beyond the schema may not. */
export function validValue(schema: Schema, { name, known }: FieldContext): fc.Arbitrary<unknown> {
  const accepted = ACCEPTED[name];
  if (accepted) return accepted;
  const own = withExamples(schema, name);
  if (!known || known.length === 0) return own;
  const values = schema.type === 'integer' ? known.map(Number) : known;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: own });
}

/** An example reaches the most code: it also fulfils rules outside the schema. */
function withExamples({ examples = [], ...schema }: Schema, name: string): fc.Arbitrary<unknown> {
  const any = schema.format ? byFormat(schema.format) : bySchema(schema, name);
  if (examples.length === 0) return any;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: any });
}

function byFormat(format: string): fc.Arbitrary<unknown> {
  switch (format) {
    case 'email':
      return fc.emailAddress();
    case 'date':
      return fc
        .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'uri':
      return fc.webUrl();
    case 'uuid':
      return fc.uuid();
    default:
      return fc.string({ maxLength: 40 });
  }
}

function bySchema(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => bySchema(one, name)));
  switch (schema.type) {
    case 'string':
      return stringBy(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(bySchema(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'object':
      return validObject(schema);
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function stringBy({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' });
  const room = Math.min(maxLength, 40);
  return fc.oneof(
    fc.string({ minLength, maxLength: room }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(room, 10) }),
  );
}

/** All required fields, some others, and entries where the schema leaves their names open. */
export function validObject(
  schema: Schema,
  known: Readonly<Record<string, readonly string[]>> = {},
): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, validValue(field, { name, known: known[name] })]),
  );
  const named = fc.record(fields, { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return named;
  const open = fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), bySchema(additionalProperties, ''), {
    maxKeys: 3,
  });
  return fc.tuple(named, open).map(([fixed, more]) => ({ ...more, ...fixed }));
}

/** A value that a schema most likely forbids: just outside its bounds, of another type, or hostile text. */
export function oddValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: hostileText },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...boundsOf(schema)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(DEEP, null, true, 0, -1, 1e308, 1.5, [], {}, [[]], [null], { a: { b: [] } }),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

function boundsOf({ minimum, maximum, minLength, maxLength, maxItems }: Schema): unknown[] {
  return [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(minLength === undefined ? [] : ['x'.repeat(minLength), 'x'.repeat(Math.max(0, minLength - 1))]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)]),
    ...(maxItems === undefined ? [] : [Array(maxItems).fill('x'), Array(maxItems + 1).fill('x')]),
    Number.MAX_SAFE_INTEGER + 1,
    -Number.MAX_VALUE,
    '',
  ];
}
