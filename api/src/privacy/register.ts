import type { Language } from '@facade/shared-domain/model';
import { describeForm, FIELD_NAMES, FORM_DEFINITIONS } from '../forms/index.ts';
import { GROUNDS, type Retention, spanText } from '../kernel/index.ts';
import { PRIVACY_KINDS } from './kinds/index.ts';
import { keptFor, type PrivacyKind } from './privacy-kind.ts';

/** A line of the register: what is stored, why, and for how long. */
export interface RegisterLine {
  id: string;
  name: string;
  kept: string;
  why: string;
  until: string;
}

const HEADINGS: Record<Language, readonly [name: string, kept: string, why: string, until: string]> = {
  nl: ['Wat', 'Welke gegevens', 'Waarom we dat mogen', 'Hoelang'],
  fr: ['Quoi', 'Quelles données', 'Sur quelle base', 'Combien de temps'],
  en: ['What', 'Which data', 'Why we may', 'How long'],
  de: ['Was', 'Welche Daten', 'Warum wir das dürfen', 'Wie lange'],
};

const WHILE_USED: Record<Language, string> = {
  nl: 'zolang het nodig is',
  fr: 'aussi longtemps que nécessaire',
  en: 'as long as it is needed',
  de: 'solange es nötig ist',
};

const OTHER: Record<Language, string> = {
  nl: 'wat u invult',
  fr: 'ce que vous remplissez',
  en: 'what you fill in',
  de: 'was Sie eingeben',
};

/** The personal data of this site: each of its forms with the fields of its schema, and all other kinds. */
function registerOf(language: Language, retention: Retention): RegisterLine[] {
  const forms = new Set<string>(FORM_DEFINITIONS.map(({ id }) => id));
  return PRIVACY_KINDS.filter(({ form }) => form === undefined || forms.has(form)).map((kind) => {
    const span = keptFor(kind, retention);
    return {
      id: kind.id,
      name: kind.texts[language].name,
      kept: keptBy(kind, language),
      why: GROUNDS[language][kind.ground],
      until: span === 'whileUsed' ? WHILE_USED[language] : spanText(span, language),
    };
  });
}

/** Names of the fields that a visitor fills in, without duplicates. */
function keptBy({ form, texts }: PrivacyKind, language: Language): string {
  const definition = FORM_DEFINITIONS.find(({ id }) => id === form);
  const fields = definition ? Object.keys(describeForm(definition.schema).properties) : [];
  const names = new Set(fields.flatMap((field) => FIELD_NAMES[field]?.[language] ?? []));
  return texts[language].kept ?? ([...names].join(', ') || OTHER[language]);
}

/** The register as a table in Markdown, for the privacy page: `{PRIVACY_REGISTER}`. */
export function registerTable(language: Language, retention: Retention): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = registerOf(language, retention).map(({ name, kept, why, until }) => row([name, kept, why, until]));
  return [row(HEADINGS[language]), row(['---', '---', '---', '---']), ...lines].join('\n');
}
