import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { safeParse, toJSONSchema } from 'zod/v4/core';
import { PROOF_FIELD, PROOF_LENGTH } from '../form-proof.ts';
import { FIELD_EXAMPLES, guesses } from './field-examples.ts';
import { FIELD_NAMES } from './field-names.ts';

/** The part of a field's JSON Schema that is used here. */
export interface FieldSchema {
  type?: string;
  enum?: unknown[];
  items?: FieldSchema;
  format?: string;
  description?: string;
  examples?: unknown[];
  [more: string]: unknown;
}

export interface FormSchema {
  type: 'object';
  properties: Record<string, FieldSchema>;
  required: string[];
  examples: Record<string, unknown>[];
}

/** A form with valid values for its required fields, and a valid value for each of its other fields. */
export function exampleOf(schema: $ZodType): { least: Record<string, unknown>; fields: Record<string, unknown> } {
  const { properties = {} } = rawSchema(schema);
  const required = requiredIn(schema);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, exampleFor(schema, name, field)]),
  );
  const least = Object.fromEntries(required.map((name) => [name, fields[name]]));
  return { least: withWhatIsMissing(schema, least, fields), fields };
}

/**
 * Describes the fields of a form for the OpenAPI document. The rules of a field are functions, which no document can contain:
 * their properties (required or not, whole numbers, formats) are found by trying values.
 */
export function describeForm(schema: $ZodType): FormSchema {
  const { properties = {} } = rawSchema(schema);
  const { least, fields } = exampleOf(schema);
  const described = Object.entries(properties).map(([name, field]): [string, FieldSchema] => {
    const example = fields[name];
    const type = field.type === 'number' && !takes(schema, name, 1.5) ? 'integer' : field.type;
    return [
      name,
      {
        ...field,
        ...(type && { type }),
        ...(field.type === 'string' && { ...formatOf(schema, name, example) }),
        ...(FIELD_NAMES[name] && { description: FIELD_NAMES[name].en }),
        ...(example !== undefined && { examples: [example] }),
      },
    ];
  });
  const proof = {
    type: 'string',
    maxLength: PROOF_LENGTH,
    description: 'Proof that a person sends it: see `GET /api/captcha`',
  };
  return {
    type: 'object',
    properties: { ...Object.fromEntries(described), [PROOF_FIELD]: proof },
    required: requiredIn(schema),
    examples: [least],
  };
}

function rawSchema(schema: $ZodType): { properties?: Record<string, FieldSchema> } {
  const { properties } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { properties: properties as Record<string, FieldSchema> };
}

/** Fields that an empty form is rejected for. */
const requiredIn = (schema: $ZodType): string[] => [...namesOfIssues(schema, {})];

function namesOfIssues(schema: $ZodType, values: object): Set<string> {
  const { error } = safeParse(schema, values);
  return new Set((error?.issues ?? []).map(({ path }) => String(path[0] ?? '')).filter((name) => name !== ''));
}

const takes = (schema: $ZodType, name: string, value: unknown): boolean =>
  !namesOfIssues(schema, { [name]: value }).has(name);

function exampleFor(schema: $ZodType, name: string, field: FieldSchema): unknown {
  const listed = field.items?.enum?.slice(0, 1);
  const own = [FIELD_EXAMPLES[name], ...(field.enum ?? []), listed].filter((value) => value !== undefined);
  return [...own, ...guesses()].find((value) => isOfType(field, value) && takes(schema, name, value));
}

function isOfType({ type }: FieldSchema, value: unknown): boolean {
  if (type === undefined) return true;
  if (type === 'array') return Array.isArray(value);
  return type === (typeof value === 'number' ? 'number' : typeof value);
}

/** A rule between fields may require one that is not required alone: it is added. */
function withWhatIsMissing(
  schema: $ZodType,
  least: Record<string, unknown>,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  for (const name of namesOfIssues(schema, least))
    if (fields[name] !== undefined && !(Array.isArray(fields[name]) && fields[name].length === 0))
      return withWhatIsMissing(schema, { ...least, [name]: fields[name] }, omit(fields, name));
  return least;
}

const omit = (fields: Record<string, unknown>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

function formatOf(schema: $ZodType, name: string, example: unknown): { format?: string } {
  const refuses = (value: string) => !takes(schema, name, value);
  if (z.email().safeParse(example).success && refuses('Example')) return { format: 'email' };
  if (z.iso.date().safeParse(example).success && refuses('Example')) return { format: 'date' };
  if (z.url().safeParse(example).success && refuses('an example')) return { format: 'uri' };
  return {};
}
