import fc from 'fast-check';
import type { Schema } from '../target/schema.ts';
import { oddValue, validObject } from './from-schema.ts';
import { hostileText } from './texts.ts';

export type Fields = Record<string, unknown>;
type Change = (fields: Fields) => Fields;

/** Fields of a body: as the schema requires them, then some changed, left out or added. */
export function anyFields(schema: Schema, known: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<Fields> {
  const fields = Object.entries(schema.properties ?? {});
  const set = (name: string, value: fc.Arbitrary<unknown>) =>
    value.map(
      (given): Change =>
        (values) => ({ ...values, [name]: given }),
    );
  const changed = fields.map(([name, field]) => set(name, oddValue(field)));
  // Free text passes the schema check and reaches more code.
  const texts = fields.filter(([, { type, enum: values }]) => type === 'string' && !values);
  const left = fields.map(([name]) => fc.constant<Change>(({ [name]: _gone, ...values }) => values));
  const added = fc.tuple(hostileText, hostileText).map(
    ([name, value]): Change =>
      (values) =>
        Object.fromEntries([...Object.entries(values), [name, value]]),
  );
  const change = fc.oneof(...changed, ...texts.map(([name]) => set(name, hostileText)), ...left, added);
  const changes = fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: change.map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
  );
  return fc
    .tuple(validObject(schema, known), changes)
    .map(([values, some]) => some.reduce((all, one) => one(all), values));
}
