import type { Language } from '@facade/shared-domain/model';

/** Why zod rejects a parameter, as fastify hands it on. */
export interface ParameterIssue {
  keyword: string;
  params: { minimum?: unknown; maximum?: unknown; values?: unknown };
}

/** What is wrong with a parameter, in the visitor's language, with the values that are allowed. */
export function parameterMessage({ keyword, params }: ParameterIssue, language: Language): string {
  const texts = TEXTS[language];
  if (keyword === 'invalid_value' && Array.isArray(params.values)) return texts.oneOf(params.values.join(', '));
  if (keyword === 'too_small' && params.minimum !== undefined) return texts.atLeast(String(params.minimum));
  if (keyword === 'too_big' && params.maximum !== undefined) return texts.atMost(String(params.maximum));
  if (keyword === 'unrecognized_keys') return texts.unknown;
  if (keyword === 'too_deep') return texts.tooDeep;
  return keyword === 'unreadable' ? texts.unreadable : texts.invalid;
}

interface Texts {
  invalid: string;
  unreadable: string;
  unknown: string;
  /** A page that lies beyond what a list shows. */
  tooDeep: string;
  oneOf(values: string): string;
  atLeast(value: string): string;
  atMost(value: string): string;
}

const TEXTS: Record<Language, Texts> = {
  nl: {
    invalid: 'is niet geldig',
    unreadable: 'bevat een teken dat niet toegelaten is',
    unknown: 'is geen bekende parameter',
    tooDeep: 'ligt voorbij de eerste 10.000 panden: verfijn uw zoekopdracht',
    oneOf: (values) => `moet een van deze waarden zijn: ${values}`,
    atLeast: (value) => `moet minstens ${value} zijn`,
    atMost: (value) => `mag hoogstens ${value} zijn`,
  },
  fr: {
    invalid: 'n’est pas valable',
    unreadable: 'contient un caractère non autorisé',
    unknown: 'n’est pas un paramètre connu',
    tooDeep: 'dépasse les 10.000 premiers biens : affinez votre recherche',
    oneOf: (values) => `doit être l’une de ces valeurs : ${values}`,
    atLeast: (value) => `doit être au moins ${value}`,
    atMost: (value) => `doit être au plus ${value}`,
  },
  en: {
    invalid: 'is not valid',
    unreadable: 'contains a character that is not allowed',
    unknown: 'is not a known parameter',
    tooDeep: 'lies beyond the first 10,000 homes: narrow your search',
    oneOf: (values) => `must be one of: ${values}`,
    atLeast: (value) => `must be at least ${value}`,
    atMost: (value) => `must be at most ${value}`,
  },
  de: {
    invalid: 'ist ungültig',
    unreadable: 'enthält ein nicht erlaubtes Zeichen',
    unknown: 'ist kein bekannter Parameter',
    tooDeep: 'liegt hinter den ersten 10.000 Objekten: Grenzen Sie Ihre Suche ein',
    oneOf: (values) => `muss einer dieser Werte sein: ${values}`,
    atLeast: (value) => `muss mindestens ${value} sein`,
    atMost: (value) => `darf höchstens ${value} sein`,
  },
};
