import { z } from 'zod';
import type { Fields } from './fields.ts';
import { groundColor } from './ground.ts';
import { metadataSchema } from './metadata.ts';
import { moduleSchema, sectionPart } from './modules.ts';

export type PageContent = z.infer<ReturnType<typeof pageSchema>>;

const TYPES = [
  'home',
  'sale-list',
  'rent-list',
  'project-list',
  'page',
  'feedback',
  'login',
  'owner',
  'section',
] as const;

const originalPath = z
  .string()
  .regex(/^\/([A-Za-z0-9-]+\/)*$/, 'must begin and end with / and contain only letters, digits and -');

const ownPath = z
  .string()
  .regex(/^\/([a-z0-9-]+\/)*$/, 'must begin and end with /, in small letters, digits and -, without the language');

/** Path after the language prefix; a language that is left out uses the original path. */
export const localizedPaths = z.strictObject({
  nl: ownPath.optional(),
  fr: ownPath.optional(),
  en: ownPath.optional(),
  de: ownPath.optional(),
});

const bannerSchema = ({ text, picture, link }: Fields) =>
  z.strictObject({
    type: z.enum(['image', 'gallery', 'video', 'properties', 'projects', 'color', 'none']),
    pictures: z.array(picture).default([]),
    videoUrl: z.url('is not a web address').optional(),
    slides: z.array(z.strictObject({ picture, link, label: text })).default([]),
    title: text.optional(),
    description: text.optional(),
    color: groundColor.optional(),
  });

/** A file of the folder `pages`. */
export const pageSchema = (fields: Fields) =>
  z
    .strictObject({
      id: z.int(),
      status: z.enum(['Published', 'Draft']).default('Published'),
      type: z.enum(TYPES).default('page'),
      shows: sectionPart.optional(),
      path: originalPath,
      paths: localizedPaths.default({}),
      aliases: z.array(originalPath).default([]),
      title: fields.text,
      breadcrumb: fields.text.optional(),
      intro: fields.text.optional(),
      noindex: z.boolean().default(false),
      metadata: metadataSchema(fields).optional(),
      redirect: z.boolean().default(false),
      redirectUrl: fields.link.optional(),
      banner: bannerSchema(fields).prefault({ type: 'color' }),
      modules: z.array(moduleSchema(fields)).default([]),
    })
    .check(({ value, issues }) => {
      if (value.redirect && !value.redirectUrl)
        issues.push({
          code: 'custom',
          input: value,
          path: ['redirectUrl'],
          message: 'is missing; `redirect: true` needs it',
        });
      if (value.type === 'section' && !value.shows)
        issues.push({
          code: 'custom',
          input: value,
          path: ['shows'],
          message: 'is missing; a page of type "section" needs it',
        });
      const seen = new Set<number>();
      value.modules.forEach(({ id }, index) => {
        if (seen.has(id))
          issues.push({
            code: 'custom',
            input: id,
            path: ['modules', index, 'id'],
            message: `${id} is used twice on this page`,
          });
        seen.add(id);
      });
    });
