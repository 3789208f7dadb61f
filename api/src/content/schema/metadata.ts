import { z } from 'zod';
import type { Fields } from './fields.ts';

export type Metadata = z.infer<ReturnType<typeof metadataSchema>>;

/**
 * Metadata for search engines and social networks. Without it, or with `isActiveSEO: false`, the site generates it from title
 * and text; with `true` the filled-in fields replace the generated ones.
 */
export const metadataSchema = ({ text, picture }: Fields) =>
  z.strictObject({
    isActiveSEO: z.boolean().default(false),
    title: text.optional(),
    description: text.optional(),
    image: picture.optional(),
    /** For social networks, if it differs. */
    socialTitle: text.optional(),
    socialDescription: text.optional(),
    type: z.enum(['website', 'article'], { error: 'must be website or article' }).optional(),
    url: z.url({ protocol: /^https?$/, error: 'is not a web address' }).optional(),
  });
