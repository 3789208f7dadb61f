import { z } from 'zod';
import type { Fields } from './fields.ts';

export type Metadata = z.infer<ReturnType<typeof metadataSchema>>;

/**
 * What search engines and social networks are told. Without it, or with `isActiveSEO: false`, the site makes it from
 * title and text; with `true` the fields that are filled in replace what the site makes.
 */
export const metadataSchema = ({ text, picture }: Fields) =>
  z.strictObject({
    isActiveSEO: z.boolean().default(false),
    title: text.optional(),
    description: text.optional(),
    image: picture.optional(),
    /** For social networks, where they are to be told something else. */
    socialTitle: text.optional(),
    socialDescription: text.optional(),
    type: z.enum(['website', 'article'], { error: 'must be website or article' }).optional(),
    url: z.url({ protocol: /^https?$/, error: 'is not a web address' }).optional(),
  });
