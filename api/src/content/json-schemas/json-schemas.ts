import { z } from 'zod';
import { outlineOf } from '../reading/outline.ts';
import { fieldsFor } from '../schema/fields.ts';
import { descriptionOf } from './descriptions/descriptions.ts';
import { CONTENT_KINDS, type ContentKindName } from './kinds.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What the schemas assume about an unknown folder: no page and no picture is missing from it. */
const anyFolder = fieldsFor(outlineOf(new Map()));

/**
 * The JSON Schema of every kind of content file, by file name: `settings.json`. Generated from the schemas that check the
 * files, so that an editor reports what the site would refuse; only the site checks what depends on other files.
 */
export const jsonSchemas = (): Map<string, JsonSchema> =>
  new Map(
    (Object.keys(CONTENT_KINDS) as ContentKindName[]).map((kind) => {
      const { title, schema } = CONTENT_KINDS[kind];
      const json = z.toJSONSchema(schema(anyFolder), { io: 'input', override: asWritten });
      describe(json, kind, '');
      return [`${kind}.json`, { ...json, title }];
    }),
  );

/** Details of a schema that JSON Schema cannot express. */
interface TextRules {
  type: string;
  coerce?: boolean;
  checks?: { _zod: { def: { pattern?: RegExp } } }[];
}

/** Types whose input is wider than their JSON Schema would be. */
function asWritten({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const { type, coerce, checks = [] } = zodSchema._zod.def as TextRules;
  // A postal code may be written without quotes.
  if (type === 'string' && coerce) Object.assign(jsonSchema, { type: ['string', 'number'] });
  // A pattern of JSON Schema has no flags: without them it would refuse capitals.
  if (checks.some(({ _zod }) => _zod.def.pattern?.flags.includes('i'))) delete jsonSchema.pattern;
}

/** Describes each field, at any depth. `name` is that of the value: `modules[].title`. */
function describe(json: JsonSchema, kind: ContentKindName, name: string): void {
  for (const [field, value] of Object.entries(json.properties ?? {})) {
    const path = name ? `${name}.${field}` : field;
    const description = descriptionOf(kind, path);
    if (typeof value === 'boolean') continue;
    if (description) value.description = description;
    describe(value, kind, path);
  }
  if (isSchema(json.items)) describe(json.items, kind, `${name}[]`);
  for (const part of [...(json.anyOf ?? []), ...Object.values(json.$defs ?? {})])
    if (isSchema(part)) describe(part, kind, name);
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
