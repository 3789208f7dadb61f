import type { Language, Localized, WebsiteFieldGroup, WebsiteFieldValue } from '@facade/shared-domain/model';
import { isGroup, readYaml, valueAt } from '../yaml/yaml-value.ts';
import type { PlacedField } from './field-kinds.ts';
import { readMarkdownFile } from './markdown-file.ts';
import { linkEntries, menuEntries } from './menu-entries.ts';
import { groupsOf, mainFile } from './thing.ts';

/** Text of each file of a thing; null if it does not exist. */
export type ThingTexts = ReadonlyMap<string, string | null>;

/** The files of a thing as a form: every field with its value. */
export function readFields(id: string, texts: ThingTexts, languages: readonly Language[]): WebsiteFieldGroup[] {
  const value = readYaml(texts.get(mainFile(id)) ?? '')?.value;
  return groupsOf(id, value).map(({ fields, ...group }) => ({
    ...group,
    fields: fields.map((field) => {
      const { file: _, path: __, fileIn: ___, implied: ____, ...shown } = field;
      return { ...shown, value: readField(field, value, texts, languages) };
    }),
  }));
}

/** The value of one field, for editing. */
export function readField(
  field: PlacedField,
  value: unknown,
  texts: ThingTexts,
  languages: readonly Language[],
): WebsiteFieldValue {
  if (field.kind === 'menu') return menuEntries(value, languages);
  const raw = valueAt(value, field.path);
  if (field.isLocalized) return localizedValue(field, raw, texts, languages);
  switch (field.kind) {
    case 'switch':
      return raw === true;
    case 'number':
      return typeof raw === 'number' ? raw : 0;
    case 'links':
      return linkEntries(raw, languages);
    case 'pictures':
      return Array.isArray(raw) ? raw.map(String) : [];
    case 'choice':
      return typeof raw === 'string' ? raw : (field.implied ?? field.options[0] ?? '');
    default:
      return typeof raw === 'string' ? raw : '';
  }
}

function localizedValue(
  { fileIn, path }: PlacedField,
  raw: unknown,
  texts: ThingTexts,
  languages: readonly Language[],
): Localized {
  const inLanguage = (language: Language): unknown => {
    if (fileIn) return readMarkdownFile(texts.get(fileIn(language)) ?? '')[String(path.at(-1))];
    return isGroup(raw) ? raw[language] : raw;
  };
  return Object.fromEntries(languages.map((language) => [language, String(inLanguage(language) ?? '').trimEnd()]));
}
