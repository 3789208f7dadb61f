import {
  LANGUAGES,
  type Language,
  type Localized,
  type WebsiteFieldValue,
  type WebsiteMenuEntry,
} from '@facade/shared-domain/model';
import { EDITING_TEXTS } from '../texts/index.ts';
import type { PlacedField } from './field-kinds.ts';
import type { TypedValues } from './write-fields.ts';

/** Maximum length of a text, in characters. */
const LONGEST: Partial<Record<PlacedField['kind'], number>> = { line: 300, text: 3000, markdown: 50_000 };
const LONGEST_WORD = 500;

const COLOR = /^(#[0-9a-f]{6})?$/i;

/** The typed values, with the line breaks of files; or an error for each value of the wrong kind. */
export function checkTyped(
  typed: TypedValues,
  fields: readonly PlacedField[],
  language: Language,
): { ok: true; values: TypedValues } | { ok: false; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const values: Record<string, WebsiteFieldValue> = {};
  for (const [name, value] of Object.entries(typed)) {
    const field = fields.find((one) => one.name === name);
    const checked = field ? checkValue(field, value) : undefined;
    if (checked === undefined) errors[field ? name : ''] = EDITING_TEXTS[language].invalid;
    else values[name] = checked;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values };
}

/** Undefined if it is of the wrong kind. */
function checkValue(field: PlacedField, value: WebsiteFieldValue): WebsiteFieldValue | undefined {
  if (field.isLocalized) return isTexts(value) ? checkTexts(field, value) : undefined;
  switch (field.kind) {
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'menu':
    case 'links':
      return Array.isArray(value) && value.every(isEntry) ? value : undefined;
    case 'pictures':
      return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? value : undefined;
    case 'color':
      return typeof value === 'string' && COLOR.test(value) ? value : undefined;
    default:
      return typeof value === 'string' ? oneLine(value, LONGEST_WORD) : undefined;
  }
}

const isTexts = (value: WebsiteFieldValue): value is Localized => typeof value === 'object' && !Array.isArray(value);

const isEntry = (entry: string | WebsiteMenuEntry): entry is WebsiteMenuEntry => typeof entry === 'object';

function checkTexts({ kind }: PlacedField, texts: Localized): Localized | undefined {
  const longest = LONGEST[kind] ?? LONGEST_WORD;
  const checked: Localized = {};
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (text === undefined) continue;
    const clean = kind === 'line' ? oneLine(text, longest) : text.replaceAll(/\r\n?/g, '\n');
    if (clean === undefined || clean.length > longest) return undefined;
    checked[language] = clean;
  }
  return checked;
}

const oneLine = (text: string, longest: number): string | undefined =>
  /[\r\n]/.test(text) || text.length > longest ? undefined : text.trim();
