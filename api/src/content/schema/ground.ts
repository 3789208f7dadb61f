import type { GroundColor } from '@facade/shared-domain/model';
import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import Color from 'colorjs.io';
import type { z } from 'zod';
import { color } from './fields.ts';

/** Minimum contrast of a text with its background (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

const contrast = (one: string, other: string): number => Color.contrast(one, other, 'WCAG21');

/** The darker or the lighter text colour of the design, whichever is more readable on a colour. */
function inkOn(background: string): string {
  const { ink, 'primary-ink': light } = DESIGN_COLORS;
  return contrast(ink, background) >= contrast(light, background) ? ink : light;
}

/**
 * A colour of the agency's own and the texts on it.
 * @param ink text colour to use instead of the more readable one of the design
 */
export function groundOf(background: string | undefined, ink?: string): GroundColor | undefined {
  if (!background) return undefined;
  const shown = ink ?? inkOn(background);
  return { color: background, ink: shown, isDark: contrast(shown, '#000000') > contrast(shown, '#ffffff') };
}

/** A colour on which a text of the design is readable. */
export const groundColor = color.refine((value) => contrast(inkOn(value), value) >= LEAST, {
  error: ({ input }) =>
    `neither dark nor light text can be read on ${input}: choose a darker or a lighter colour (a contrast of ${LEAST}:1 is needed)`,
});

/** The fields `background` and `color` of a part that may have its own background, to be spread into its schema. */
export const groundFields = { background: color.optional(), color: color.optional() };

/** For `.check` of a schema with {@link groundFields}. */
export function checkGround({
  value,
  issues,
}: z.core.ParsePayload<{ background?: string | undefined; color?: string | undefined }>): void {
  const { background, color: ink } = value;
  const add = (path: string, message: string) => issues.push({ code: 'custom', input: value, path: [path], message });
  if (ink && !background) add('background', 'is missing; `color` needs it');
  else if (background && contrast(ink ?? inkOn(background), background) < LEAST)
    add(ink ? 'color' : 'background', `text on ${background} cannot be read: it needs a contrast of ${LEAST}:1`);
}
