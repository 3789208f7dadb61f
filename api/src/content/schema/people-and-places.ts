import { z } from 'zod';
import type { Fields } from './fields.ts';

export type TeamMember = z.infer<ReturnType<typeof teamSchema>>[number];
export type Town = z.infer<ReturnType<typeof townsSchema>>[number];

/** `team.yaml`, in display order. */
export const teamSchema = ({ text, markdown, picture }: Fields) =>
  z.array(
    z.strictObject({
      name: z.string().min(1),
      role: text,
      text: markdown.optional(),
      phone: z
        .string()
        .regex(/^\+\d[\d ]{7,}$/, 'must be written like +32 68 12 34 56')
        .nullable()
        .default(null),
      email: z.email('is not an email address').nullable().default(null),
      picture: picture.optional(),
    }),
  );

/** `towns.yaml`: `name` is the official name, `label` the common one. */
export const townsSchema = ({ text, markdown, picture }: Fields) =>
  z.array(
    z.strictObject({
      name: z.string().min(1),
      zip: z.coerce.string().regex(/^\d{4,5}$/, 'is not a postal code'),
      label: text,
      text: markdown.optional(),
      picture: picture.optional(),
    }),
  );
