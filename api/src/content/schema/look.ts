import { DESIGN_FONTS } from '@facade/shared-domain/theme-fonts';
import { z } from 'zod';
import { weakContrasts } from '../answers/weak-contrast.ts';
import { color, logoFile } from './fields.ts';

export type Look = z.infer<typeof lookSchema>;

const COLORS = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'primary',
  'primary-ink',
  'accent',
  'accent-ink',
  'focus',
  'tint',
  'danger',
  'success',
] as const;

const length = z.string().regex(/^\d+(\.\d+)?(px|rem)$/, 'must be a length like 14px');
const side = z.enum(['left', 'right']);
const position = z.enum(['left', 'center', 'right']);

/**
 * CSS font families by their names in the settings. `fraunces` and `figtree` are those of the design; the others are already on
 * the visitor's device, so that nothing more is loaded.
 */
export const FONTS = {
  fraunces: DESIGN_FONTS.display,
  figtree: DESIGN_FONTS.text,
  serif: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif',
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  slab: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif","Sitka Small",serif',
} as const;

const font = z.enum(Object.keys(FONTS) as [keyof typeof FONTS, ...(keyof typeof FONTS)[]]);

/**
 * `look.yaml`: colours and the behaviour of the header. What is left out keeps the value of the design. Colours that would make
 * something unreadable are refused.
 */
export const lookSchema = z.strictObject({
  colors: z
    .partialRecord(z.enum(COLORS), color)
    .superRefine((colors, context) => {
      for (const { color, message } of weakContrasts(colors))
        context.addIssue({ code: 'custom', path: [color], message });
    })
    .default({}),
  fonts: z.strictObject({ headings: font.optional(), text: font.optional() }).default({}),
  radius: length.optional(),
  radiusSmall: length.optional(),
  pageWidth: length.optional(),
  header: z
    .strictObject({
      /** Replaces the design's mark and the agency's name. */
      logo: logoFile,
      /** For pictures and dark backgrounds, on which `logo` would be hard to see. */
      logoOnDark: logoFile,
      /** Pixels; on a phone at most 75. */
      logoHeight: z.int().min(24).max(125).default(56),
      logoPosition: position.default('left'),
      menuPosition: position.default('right'),
      drawerSide: side.default('right'),
      showLogoAtStart: z.boolean().default(true),
      transparentAtStart: z.boolean().default(true),
      showHome: z.boolean().default(false),
      maxVisible: z.int().min(1).nullable().default(null),
    })
    .prefault({}),
});
