import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import { AGENCY_WORDS } from '../../kernel/index.ts';

/** Words in braces that a text may contain; they are replaced when the text is shown. */
export const PLACEHOLDERS = [
  'FOR_SALE_TOTAL',
  'FOR_RENT_TOTAL',
  'CONSENT_DAYS',
  'PRIVACY_REGISTER',
  ...AGENCY_WORDS,
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{([A-Z_]+)\}/g;

/** The first unknown word in braces, or null. */
export function unknownPlaceholder(text: string): string | null {
  for (const [whole, name] of text.matchAll(IN_BRACES)) if (!PLACEHOLDERS.includes(name as Placeholder)) return whole;
  return null;
}

/** The text with each known word in braces replaced. A phone link gets the number without spaces. */
export const fillPlaceholders = (text: string, values: Record<Placeholder, string>): string =>
  text
    .replaceAll('tel:{PHONE}', telephoneLink(values.PHONE))
    .replace(IN_BRACES, (whole, name: string) => values[name as Placeholder] ?? whole);
