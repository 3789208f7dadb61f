import type { SectionContract } from '@facade/platform/contract';
import type { Shape } from '@facade/shared-domain/contract/shape';
import { z } from 'zod';
import { EXPOSE, FORMS, PATH, PATHS } from './fields.ts';

const SHAPE: z.ZodType<Shape> = z
  .lazy(() =>
    z.union([
      z.enum(['any', 'never', 'string', 'number', 'undefined', 'function']),
      z.strictObject({ is: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
      z.strictObject({ list: SHAPE }),
      z.strictObject({ values: SHAPE }),
      z.strictObject({ fields: z.record(z.string(), SHAPE), optional: z.array(z.string()) }),
      z.strictObject({ oneOf: z.array(SHAPE) }),
    ]),
  )
  .meta({ id: 'Shape', description: 'a type, with every name resolved' });

const shapes = z.record(z.string(), SHAPE);

/** `contract.json`: what a release provides and requires (docs/release-format.md). Fields of later versions may be added. */
export const CONTRACT_FORMAT = z.looseObject({
  contract: z.int().describe('number of the section contract it was built for'),
  name: z.string(),
  pages: z.array(z.string()),
  paths: PATHS.optional(),
  forms: FORMS.optional(),
  fragments: shapes.describe('fragment → its props'),
  slots: shapes.describe('fragments of sections that it shows → the props that it may give them'),
  events: z.looseObject({ emits: shapes, hears: shapes }).describe('events in the browser, by name'),
  shared: z
    .record(z.string(), z.looseObject({ range: z.string(), names: z.record(z.string(), z.string()) }))
    .describe(
      'module that the shell provides → range of versions, and each name that is imported with a file that does',
    ),
  ownReact: z.string().optional().describe('version of the React that it brings'),
  texts: z.record(z.string(), z.array(z.string())).describe('language → keys of its texts'),
  bytes: z
    .looseObject({ total: z.int(), exposes: z.record(EXPOSE, z.int()), files: z.record(PATH, z.int()) })
    .describe('script, compressed with brotli'),
  budget: z.looseObject({ expose: z.int().positive(), total: z.int().positive() }),
  uses: z
    .array(z.looseObject({ key: z.string(), file: z.string(), values: z.array(z.string()).nullable() }))
    .describe('texts that the sources use'),
  typeErrors: z.array(z.string()),
  globalStyles: z.array(z.string()).describe('rules that apply to the whole page, a sentence each'),
} satisfies { [Field in keyof Required<SectionContract>]: z.ZodType });
