import { z } from 'zod';
import type { Fields } from './fields.ts';
import { moduleSchema } from './modules.ts';
import { localizedPaths } from './page.ts';

export type ArticleContent = z.infer<ReturnType<typeof articleSchema>>;
export type ArticleText = z.infer<ReturnType<typeof articleTextSchema>>;
export type Category = z.infer<ReturnType<typeof categorySchema>>;

/** `article.yaml`: the fields that are the same in every language. */
export const articleSchema = (fields: Fields) =>
  z.strictObject({
    id: z.int(),
    status: z.enum(['Published', 'Draft']).default('Published'),
    sort: z.number().default(0),
    picture: fields.picture.optional(),
    noindex: z.boolean().default(false),
    isActiveSEO: z.boolean().default(false),
    modules: z.array(moduleSchema(fields)).default([]),
  });

/** `nl.md`, `fr.md` …: the fields above the text, and the text. */
export const articleTextSchema = ({ line, body }: Fields) =>
  z.strictObject({
    title: line.min(1),
    subtitle: line.optional(),
    summary: line.optional(),
    /** Last part of the address; if left out, the name of the folder. */
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may contain only small letters, digits and -')
      .optional(),
    breadcrumb: line.optional(),
    metaTitle: line.optional(),
    metaDescription: line.optional(),
    body: body.min(1),
  });

/** `category.yaml`: a folder of articles. `paths` only if no page has the path of the folder. */
export const categorySchema = ({ text }: Fields) =>
  z.strictObject({ id: z.int(), name: text, paths: localizedPaths.default({}) });
