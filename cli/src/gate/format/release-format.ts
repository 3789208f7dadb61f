import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { isSectionName } from '@facade/platform/build/section-name';
import { z } from 'zod';
import { EXPOSE, FORMS, INTEGRITY, PATH, PATHS } from './fields.ts';

const files = z.record(PATH, INTEGRITY);
const parameters = z
  .record(z.string(), z.record(z.string(), z.int().positive()))
  .describe('page or fragment → search parameter → its longest value, in characters');

/** `release.json`: what a shell needs to run a release of a section (docs/release-format.md). Fields of later versions may be added. */
export const RELEASE_FORMAT = z.looseObject({
  name: z
    .string()
    .refine(isSectionName, 'must be like mf-name')
    .describe('the section: mf- and small letters, digits, hyphens'),
  version: z.string().max(100).describe('a semantic version; another for other content'),
  entry: PATH.describe('the container for browsers: an ES module with init and get'),
  exposes: z.record(EXPOSE, z.array(PATH)).describe('expose → further files that a browser needs for it'),
  parameters: parameters.optional(),
  fragmentParameters: parameters.optional(),
  paths: PATHS.optional(),
  forms: FORMS.optional(),
  heights: z
    .record(z.string(), z.string().regex(/^\d+px$/))
    .optional()
    .describe('fragment → height of its place before it loads'),
  contract: INTEGRITY.optional().describe('of contract.json'),
  web: files.describe('every file for browsers, below web/'),
  node: files.describe('every file for the server, below node/; node/remoteEntry.cjs is the container, CommonJS'),
  others: files.optional().describe('every other file but release.json; `facade publish` adds it'),
} satisfies { [Field in keyof Required<ReleaseDescriptor>]: z.ZodType });
