import { z } from 'zod';
import type { Fields } from './fields.ts';

export type PictureEntry = z.infer<ReturnType<typeof picturesSchema>>[number];

/** `pictures.yaml`: a file of the agency, or an instruction for the drawing program of the sample agency. */
export const picturesSchema = ({ text }: Fields) =>
  z.array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'may contain only small letters, digits and -'),
        alt: text,
        file: z
          .string()
          .regex(/^pictures\/[^/\\]+\.(jpe?g|png|webp|avif|svg)$/i, 'must be like pictures/our-office.jpg')
          .optional(),
        kind: z.string().optional(),
        seed: z.int().optional(),
        width: z.int().min(1).optional(),
        height: z.int().min(1).optional(),
        color: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .optional(),
        note: z.string().optional(),
      })
      .check(({ value, issues }) => {
        const drawn = value.kind !== undefined && value.width !== undefined && value.height !== undefined;
        if (value.file === undefined && !drawn)
          issues.push({ code: 'custom', input: value, path: ['file'], message: 'is missing' });
      }),
  );
