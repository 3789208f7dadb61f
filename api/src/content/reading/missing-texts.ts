import type { Language } from '@facade/shared-domain/model';
import type { z } from 'zod';
import { type ContentProblem, checkFile, fieldName, type YamlSource } from '../../kernel/index.ts';
import type { LocalizedText } from '../schema/fields.ts';

/** Findings while a folder is read. */
export interface Findings {
  /** Any of these prevents the folder from being shown. */
  problems: ContentProblem[];
  /** Notes that do not block the folder. */
  notes: ContentProblem[];
  /** The languages of the site. */
  languages: readonly Language[];
}

/** Like `checkFile`; also notes texts that lack a language, if the file is valid. */
export function checkTexts<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  { problems, notes, languages }: Findings,
): z.output<Schema> | undefined {
  const checked = checkFile(source, schema, problems);
  if (checked !== undefined) notes.push(...missingTexts(source, checked, languages));
  return checked;
}

/** They are shown in the default language, so none is an error. */
function missingTexts(source: YamlSource, checked: unknown, languages: readonly Language[]): ContentProblem[] {
  return localizedTextsIn(checked, []).flatMap(({ path, texts }) => {
    const missing = languages.filter((language) => !texts[language]?.trim());
    if (missing.length === 0) return [];
    const message = `has no text in ${missing.join(', ')}; the site shows that of the default language`;
    return [{ file: source.file, field: fieldName(path), line: null, ...source.positionOf(path, 'name'), message }];
  });
}

/** Every public localized text in a value, with its path. */
function localizedTextsIn(
  value: unknown,
  path: PropertyKey[],
): { path: PropertyKey[]; texts: LocalizedText['texts'] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalizedText(value)) return value.public ? [{ path, texts: value.texts }] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    localizedTextsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const isLocalizedText = (value: object): value is LocalizedText => 'texts' in value && 'public' in value;
