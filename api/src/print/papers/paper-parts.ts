import type { Language, TermsHome } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { PaperEntry } from './paper.ts';
import type { PaperTexts } from './texts/index.ts';

interface Person {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string | undefined;
}

/** The home: pre-filled, or left to fill in. */
export const homeEntries = (
  home: TermsHome | null,
  { fields }: PaperTexts,
  { home: words, propertyId }: { home?: string | undefined; propertyId?: number | undefined },
): PaperEntry[] => [
  {
    name: 'home',
    label: fields.home,
    kind: 'line',
    value: home ? [home.title, home.place].filter(Boolean).join(', ') : words,
    span: 9,
  },
  { name: 'reference', label: fields.reference, kind: 'line', value: String(home?.id ?? propertyId ?? ''), span: 3 },
];

/** The person who fills it in. */
export const personEntries = (
  { fields }: PaperTexts,
  { firstName = '', lastName = '', email, phone }: Person,
): PaperEntry[] => [
  { name: 'name', label: fields.name, kind: 'line', value: `${lastName} ${firstName}`.trim(), span: 6 },
  { name: 'phone', label: fields.phone, kind: 'line', value: phoneText(phone ?? ''), span: 6 },
  { name: 'email', label: fields.email, kind: 'line', value: email, span: 6 },
];

/** An amount without the euro sign, which is in the label; empty if there is none. */
export const plainAmount = (amount: number | null | undefined, language: Language): string =>
  amount === null || amount === undefined ? '' : formatPrice(amount, language).replace(/[€\s]*€[€\s]*/g, '');
