import { z } from 'zod';
import type { Fields } from './fields.ts';

export type Wording = z.infer<ReturnType<typeof wordingSchema>>;

/**
 * `wording/nl.yaml`: the agency's own wording of section texts, by section and key. Sections are deployed separately from the
 * site, so only `facade content check` knows which texts exist; unknown keys have no effect.
 */
export const wordingSchema = ({ line }: Fields) =>
  z.record(
    z.string().regex(/^(shell|mf-[a-z0-9-]+)$/, 'must be shell or the name of a section, like mf-listings'),
    z.record(z.string().regex(/^\w+(\.\w+)*$/, 'must be the key of a text, like list.heading.sale'), line.min(1)),
  );
