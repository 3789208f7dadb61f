import {
  LANGUAGES,
  type WebsiteAnswer,
  type WebsiteEdit,
  type WebsiteFieldGroup,
  type WebsiteHistory,
  type WebsiteMenuEntry,
  type WebsitePreview,
  type WebsiteThing,
  type WebsiteThingAnswer,
} from '@facade/shared-domain/model';
import { z } from 'zod';
import { id, inLanguage, language } from '../../http/index.ts';
import { staffMember } from '../../leads/index.ts';

const thingId = z.string().min(1).max(200).describe('a file, or the folder of an article: pages/home.yaml');

export const thingQuery = inLanguage.extend({ id: thingId });

const thing = z.object({
  id: z.string(),
  kind: z.enum(['page', 'article', 'menu', 'popup', 'top-bar', 'footer']),
  title: z.string(),
  path: z.string().nullable(),
  isPublished: z.boolean(),
  missing: z.array(language),
}) satisfies z.ZodType<WebsiteThing>;

export const websiteAnswer = z.object({
  staff: staffMember,
  things: z.array(thing),
  canWrite: z.boolean(),
  examples: z.array(z.enum(['phone', 'email', 'licence', 'companyNumber'])).optional(),
}) satisfies z.ZodType<WebsiteAnswer>;

const texts = z.partialRecord(z.enum(LANGUAGES as [string, ...string[]]), z.string().max(50_000));

/** Maximum depth of a menu. */
const DEEPEST = 4;

const menuEntry = (depth: number): z.ZodType<WebsiteMenuEntry> =>
  z.object({
    from: z.string().max(60).nullable(),
    page: z.string().max(500),
    labels: texts,
    children: z.array(depth > 1 ? menuEntry(depth - 1) : z.never()).max(50),
  }) as z.ZodType<WebsiteMenuEntry>;

const fieldValue = z.union([
  z.string().max(500),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(30),
  z.array(menuEntry(DEEPEST)).max(50),
  texts,
]);

const group = z.object({
  kind: z.enum(['page', 'banner', 'module', 'search', 'item', 'column', 'whole']),
  show: z.string(),
  number: z.int(),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum([
        ...(['line', 'text', 'markdown', 'link', 'address', 'switch'] as const),
        ...(['number', 'choice', 'color', 'picture', 'pictures', 'menu', 'links'] as const),
      ]),
      label: z.string(),
      isLocalized: z.boolean(),
      isRequired: z.boolean(),
      value: fieldValue,
      options: z.array(z.string()),
    }),
  ),
}) satisfies z.ZodType<WebsiteFieldGroup>;

export const websiteThingAnswer = z.object({
  staff: staffMember,
  thing,
  version: z.string(),
  languages: z.array(language),
  groups: z.array(group),
  pictures: z.array(z.object({ id: z.string(), alt: z.string(), width: z.int(), height: z.int(), color: z.string() })),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  canWrite: z.boolean(),
}) satisfies z.ZodType<WebsiteThingAnswer>;

const lines = z.array(z.object({ kind: z.enum(['same', 'added', 'removed', 'gap']), text: z.string() }));

const edit = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  changes: z
    .array(
      z.object({
        group: group.shape.kind,
        ...group.pick({ show: true, number: true }).shape,
        ...group.shape.fields.element.pick({ kind: true, label: true }).shape,
        language: language.nullable(),
        lines,
      }),
    )
    .optional(),
  files: z.array(z.object({ file: z.string(), lines })),
  undoes: z.int().nullable(),
  canUndo: z.boolean(),
}) satisfies z.ZodType<WebsiteEdit>;

export const websiteHistory = z.object({
  staff: staffMember,
  thing,
  edits: z.array(edit),
}) satisfies z.ZodType<WebsiteHistory>;

/** Maximum number of fields per change. */
const MOST_FIELDS = 400;

/** The edited values, and the version that was edited. */
export const websiteSave = z.object({
  thing: thingId,
  version: z.string().regex(/^[0-9a-f]{32}$/, 'invalid'),
  values: z
    .record(z.string().max(120), fieldValue)
    .refine((values) => Object.keys(values).length <= MOST_FIELDS, 'invalid')
    .describe('changed fields by name'),
  language: language.optional(),
});

export const websiteUndo = z.object({ thing: thingId, edit: id, language: language.optional() });

export const websiteText = z.object({
  text: z.string().max(50_000, 'tooLong'),
  language: language.default('nl').describe('of the text'),
});

export const websiteHtml = z.object({ html: z.string() });

export const websitePreview = z.object({
  path: z.string().describe('opens the preview'),
  endsAt: z.string(),
}) satisfies z.ZodType<WebsitePreview>;
