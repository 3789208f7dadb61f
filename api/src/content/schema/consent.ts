import { z } from 'zod';
import type { Fields } from './fields.ts';

export type ConsentWording = z.infer<ReturnType<typeof consentSchema>>;

const option = ({ text }: Fields) => z.strictObject({ title: text.optional(), text: text.optional() });

/**
 * `consent.yaml`: the agency's own wording of the cookie question. The section's own text is used for whatever is left out. The
 * keys are those of `mf-consent/src/locales`.
 */
export const consentSchema = (fields: Fields) => {
  const { text } = fields;
  return z.strictObject({
    title: text.optional(),
    text: text.optional(),
    policy: text.optional(),
    agree: text.optional(),
    decline: text.optional(),
    agreePartly: text.optional(),
    change: text.optional(),
    categories: z
      .strictObject({
        necessary: text.optional(),
        analytical: text.optional(),
        marketing: text.optional(),
        social: text.optional(),
        unclassified: text.optional(),
      })
      .optional(),
    options: z
      .strictObject({
        required: option(fields).optional(),
        analyticsStorage: option(fields).optional(),
        adStorage: option(fields).optional(),
        adUserData: option(fields).optional(),
        adPersonalization: option(fields).optional(),
      })
      .optional(),
    /** How the site counts visits itself. */
    visits: text.optional(),
  });
};
