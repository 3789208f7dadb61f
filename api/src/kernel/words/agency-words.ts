import { unbroken } from '@facade/shared-domain/language/text';
import { ANSWERED, type Answered, withinWorkingDays } from '@facade/shared-domain/language/working-days';
import { FORM_IDS, type FormId, type Language } from '@facade/shared-domain/model';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import { FORMS_KEPT } from '../personal-data/form-texts.ts';
import { spanText } from '../personal-data/span.ts';

const withinWord = (kind: Answered) => `${kind.toUpperCase() as Uppercase<Answered>}_WITHIN` as const;
const keptWord = (form: FormId) => `KEPT_${form.toUpperCase().replaceAll('-', '_')}` as const;

/** Words in braces that say who the agency is and what it promises, on pages and in mails. */
export const AGENCY_WORDS = [
  'AGENCY',
  'ADDRESS',
  'PHONE',
  'EMAIL',
  'LICENCE',
  'COMPANY_NUMBER',
  ...ANSWERED.map(withinWord),
  ...FORM_IDS.map(keptWord),
] as const;

export type AgencyWord = (typeof AGENCY_WORDS)[number];

/** The part of the agency's settings that the words come from. */
interface Promises {
  agency: Record<'name' | 'street' | 'zip' | 'city' | 'phone' | 'email' | 'licence' | 'companyNumber', string>;
  answerWithin: Readonly<Record<Answered, number>>;
  retention: Partial<Record<FormId, Parameters<typeof spanText>[0]>>;
}

/** Their values, from the settings: a promise stands there once, and the retention is the one that is applied. */
export function agencyWords(
  { agency, answerWithin, retention }: Promises,
  language: Language,
): Record<AgencyWord, string> {
  const { name, street, zip, city, phone, email, licence, companyNumber } = agency;
  const within = ANSWERED.map((kind) => [withinWord(kind), withinWorkingDays(answerWithin[kind], language)]);
  const kept = FORM_IDS.map((form) => [
    keptWord(form),
    spanText(retention[form] ?? FORMS_KEPT[form].keptFor, language),
  ]);
  return {
    ...Object.fromEntries([...within, ...kept]),
    AGENCY: name,
    ADDRESS: `${street}, ${zip} ${townLabel(city, language)}`,
    PHONE: unbroken(phone),
    EMAIL: email,
    LICENCE: unbroken(licence),
    COMPANY_NUMBER: unbroken(companyNumber),
  };
}
