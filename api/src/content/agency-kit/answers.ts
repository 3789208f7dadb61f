import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { outlineOf } from '../reading/outline.ts';
import { EXAMPLE_AGENCY } from '../schema/example-agency.ts';
import { fieldsFor } from '../schema/fields.ts';
import { lookSchema } from '../schema/look.ts';
import { settingsSchema } from '../schema/settings.ts';

/** What `facade agency new` needs to know about an agency. */
export interface Answers {
  name: string;
  /** The first is the default language. */
  languages: Language[];
  /** Main colour, `#17362E`. */
  colour: string;
  street: string;
  zip: string;
  city: string;
  phone: string;
  email: string;
  licence: string;
  companyNumber: string;
  /** Latitude and longitude of the office, in degrees. */
  location: { lat: number; lng: number };
}

/** A question of `facade agency new`; `flag` is the option on the command line. */
export interface Question {
  key: keyof Answers;
  flag: string;
  ask: string;
  /** The value until the agency changes it. */
  suggestion: string;
  /** What is wrong with an answer, or null. */
  problem(answer: string): string | null;
}

const { agency } = settingsSchema(fieldsFor(outlineOf(new Map()))).shape;

/** Validates an answer the way the site will. */
const ofAgency = (key: keyof typeof agency.shape) => (answer: string) =>
  answer.trim() === '' ? 'is missing' : (agency.shape[key].safeParse(answer).error?.issues[0]?.message ?? null);

const ofColour = (answer: string) =>
  lookSchema.safeParse({ colors: { primary: answer } }).error?.issues[0]?.message ?? null;

const ofLanguages = (answer: string) => {
  const codes = answer.split(',').map((code) => code.trim());
  const isKnown = codes.every((code) => LANGUAGES.some((language) => language === code));
  return isKnown ? null : `must be some of ${LANGUAGES.join(', ')}, the default language first: nl,fr`;
};

const ofLocation = (answer: string) => (readLocation(answer) ? null : 'must be latitude and longitude: 50.8467,4.3525');

function readLocation(answer: string): Answers['location'] | null {
  const [lat = Number.NaN, lng = Number.NaN, ...rest] = answer
    .split(',')
    .map((part) => Number(part.trim() || Number.NaN));
  return rest.length === 0 && agency.shape.location.safeParse({ lat, lng }).success ? { lat, lng } : null;
}

export const QUESTIONS: readonly Question[] = [
  { key: 'name', flag: 'name', ask: 'Name of the agency', suggestion: 'Our agency', problem: ofAgency('name') },
  {
    key: 'languages',
    flag: 'languages',
    ask: 'Languages of the site, the default language first',
    suggestion: 'nl,fr',
    problem: ofLanguages,
  },
  { key: 'colour', flag: 'colour', ask: 'Main colour', suggestion: '#1F3A5F', problem: ofColour },
  { key: 'street', flag: 'street', ask: 'Street and number', suggestion: 'Grand-Place 1', problem: ofAgency('street') },
  { key: 'zip', flag: 'zip', ask: 'Postal code', suggestion: '1000', problem: ofAgency('zip') },
  { key: 'city', flag: 'city', ask: 'Town', suggestion: 'Bruxelles', problem: ofAgency('city') },
  {
    key: 'location',
    flag: 'location',
    ask: 'Latitude and longitude of the office, for the map',
    suggestion: '50.8467,4.3525',
    problem: ofLocation,
  },
  { key: 'phone', flag: 'phone', ask: 'Telephone', suggestion: EXAMPLE_AGENCY.phone, problem: ofAgency('phone') },
  { key: 'email', flag: 'email', ask: 'Mail address', suggestion: EXAMPLE_AGENCY.email, problem: ofAgency('email') },
  {
    key: 'licence',
    flag: 'licence',
    ask: 'Number of the licence as estate agent (IPI/BIV)',
    suggestion: EXAMPLE_AGENCY.licence,
    problem: ofAgency('licence'),
  },
  {
    key: 'companyNumber',
    flag: 'company-number',
    ask: 'Company number',
    suggestion: EXAMPLE_AGENCY.companyNumber,
    problem: ofAgency('companyNumber'),
  },
];

/** Converts the answers. Each has already been validated by its question. */
export function readAnswers(given: Readonly<Record<keyof Answers, string>>): Answers {
  const { languages, location, ...texts } = given;
  const codes = languages.split(',').map((code) => code.trim());
  return {
    ...texts,
    languages: LANGUAGES.filter((code) => codes.includes(code)).sort(
      (one, other) => codes.indexOf(one) - codes.indexOf(other),
    ),
    location: readLocation(location) ?? { lat: 0, lng: 0 },
  };
}
