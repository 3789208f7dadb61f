import type { Translate } from '@facade/section-kit';
import { HOME_STATES, VALUATION_TYPES } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { KeyOf } from '@facade/shared-domain/language/translate';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import type { Language, Lead } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { CONTACT_TIME_SLOTS, slotText } from '@facade/shared-domain/numbers/time-slots';
import type { WordGroup, Words } from '@facade/shared-domain/words/words';
import { timeOfVisit } from './visit-text.ts';

/** Fields with a label, in reading order; any other field is labelled with the words of its name. */
export const LABELLED = [
  'message',
  'comment',
  'title',
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'remarks',
  'homepage',
  'friendEmail',
  'slot',
  'timeSlots',
  'wantsVisit',
  'wantsInformation',
  'wantsDocuments',
  'documents',
  'home',
  'homes',
  'price',
  'validUntil',
  'condition',
  'conditionText',
  'loanAmount',
  'purchasers',
  'binding',
  'persons',
  'children',
  'income',
  'guarantor',
  'startDate',
  'tenants',
  'address',
  'street',
  'houseNumber',
  'zip',
  'city',
  'goal',
  'type',
  'types',
  'livingArea',
  'landArea',
  'bedrooms',
  'constructionYear',
  'state',
  'energyLabel',
  'place',
  'cities',
  'zones',
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'maxBedrooms',
  'minGarages',
  'maxGarages',
  'minParkings',
  'maxParkings',
  'minBathrooms',
  'minSurface',
  'maxSurface',
  'minLand',
  'minYear',
  'freeBy',
  'energy',
  'has',
  'frequency',
  'privacy',
] as const;

/** Codes that forms send instead of text, by field. */
export const WORDED = {
  title: ['mr', 'ms', 'miss'],
  goal: ['sale', 'rent'],
  condition: ['none', 'loan', 'own'],
  frequency: ['daily', 'at-once', 'weekly'],
  documents: ['payslips', 'pension', 'tax', 'rent', 'other'],
} as const;

type Worded = typeof WORDED;

/** Key of the text for a code. */
type CodeKey =
  | { [Field in keyof Worded]: `agency.values.${Field}.${Worded[Field][number]}` }[keyof Worded]
  | `words.${KeyOf<Omit<Words, 'travel'>>}`;

/** Fields whose codes are words of the domain, with their group and their codes. */
const DOMAIN_WORDS: Readonly<Record<string, readonly [WordGroup, readonly string[]]>> = {
  type: ['homeTypes', VALUATION_TYPES],
  state: ['homeStates', HOME_STATES],
  has: ['features', FEATURES],
};

/** Fields in euro. */
const AMOUNTS = new Set(['price', 'loanAmount', 'income', 'minPrice', 'maxPrice']);

/** Every field with its label and formatted values, the most important first. */
export function readFields(fields: Lead['fields'], language: Language, t: Translate<'mf-owner'>) {
  // Fields without a label come before the consent, which is last.
  const place = (name: string) =>
    isOneOf(LABELLED, name) ? LABELLED.indexOf(name) : LABELLED.indexOf('privacy') - 0.5;
  return [...fields]
    .sort((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name))
    .map(({ name, values }) => ({
      name,
      label: isOneOf(LABELLED, name) ? t(`agency.fields.${name}`) : wordsOf(name),
      text: values.map((value) => valueText(name, value, language, t)).join(', '),
    }));
}

function valueText(name: string, value: string, language: Language, t: Translate<'mf-owner'>): string {
  const slot = name === 'timeSlots' && CONTACT_TIME_SLOTS.find(({ id }) => id === value);
  if (slot) return slotText(slot, language);
  if (name === 'slot' && /^\d{4}-\d\d-\d\dT/.test(value)) return timeOfVisit(value, language);
  if (name === 'phone') return phoneText(value);
  if (AMOUNTS.has(name) && Number.isFinite(Number(value))) return formatPrice(Number(value), language);
  if (value === 'true') return t('agency.values.ticked');
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, language);
  const key = codeKey(name, value);
  return key ? t(key) : value;
}

/** Key of the text for what a form sent, if that is a code; anything else is what the visitor typed. */
function codeKey(name: string, value: string): CodeKey | null {
  const [group, words = []] = DOMAIN_WORDS[name] ?? [];
  if (words.includes(value)) return `words.${group}.${value}` as CodeKey;
  const codes: readonly string[] = isOneOf(Object.keys(WORDED) as (keyof Worded)[], name) ? WORDED[name] : [];
  return codes.includes(value) ? (`agency.values.${name}.${value}` as CodeKey) : null;
}

const isOneOf = <Known extends string>(known: readonly Known[], text: string): text is Known =>
  (known as readonly string[]).includes(text);

/** @example wordsOf('sunFacingSide') // 'Sun facing side' */
const wordsOf = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
