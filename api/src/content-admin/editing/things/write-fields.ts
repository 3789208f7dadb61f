import { isDeepStrictEqual } from 'node:util';
import type { Language, Localized, WebsiteFieldValue, WebsiteMenuEntry } from '@facade/shared-domain/model';
import { arrangeList, arrangeListAt } from '../yaml/arrange-list.ts';
import { setInYaml } from '../yaml/set-in-yaml.ts';
import { isGroup, readYaml, valueAt, type YamlValue } from '../yaml/yaml-value.ts';
import type { PlacedField } from './field-kinds.ts';
import { changeMarkdownFile } from './markdown-file.ts';
import { arrangedEntries, arrangedLinks } from './menu-entries.ts';
import { readField, type ThingTexts } from './read-fields.ts';
import { groupsOf, mainFile } from './thing.ts';

/** New text per file; null: delete it. */
export type ThingEdits = Map<string, string | null>;

/** The typed values, by field name. */
export type TypedValues = Readonly<Record<string, WebsiteFieldValue>>;

/**
 * The files of a thing with what was typed; only those that change.
 * @param languages of the site, the default one first
 * @throws UneditableYaml if a file can only be changed by a person
 */
export function writeFields(
  id: string,
  texts: ThingTexts,
  typed: TypedValues,
  languages: readonly Language[],
): ThingEdits {
  const main = mainFile(id);
  const value = readYaml(texts.get(main) ?? '')?.value;
  const fields = groupsOf(id, value).flatMap((group) => group.fields);
  const changed = fields.filter(
    (field) =>
      Object.hasOwn(typed, field.name) &&
      !isDeepStrictEqual(typed[field.name], readField(field, value, texts, languages)),
  );
  const isImplied = ({ implied, path }: PlacedField) =>
    implied !== undefined &&
    valueAt(value, path) === undefined &&
    changed.some((field) => isDeepStrictEqual(field.path.slice(0, -1), path.slice(0, -1)));
  const text = [...fields.filter(isImplied), ...changed]
    .filter(({ fileIn }) => !fileIn)
    // Values within a list are written before their entries move.
    .sort((one, other) => Number(one.kind === 'links') - Number(other.kind === 'links'))
    .reduce((current, field) => writeField(current, field, typed, languages), texts.get(main) ?? '');
  const edits: ThingEdits = new Map();
  if (text !== (texts.get(main) ?? '')) edits.set(main, text);
  for (const [index, language] of languages.entries()) {
    const inFile = changed.filter(({ fileIn }) => fileIn);
    const file = inFile[0]?.fileIn?.(language);
    if (!file) continue;
    const values = Object.fromEntries(
      inFile.map(({ path, name }) => [String(path.at(-1)), String((typed[name] as Localized)[language] ?? '').trim()]),
    );
    const before = texts.get(file) ?? null;
    const after = markdownAfter(before, values, index === 0);
    if (after !== before) edits.set(file, after);
  }
  return edits;
}

/** A language without any text left has no file; the default language keeps its own. */
function markdownAfter(before: string | null, values: Record<string, string>, isDefault: boolean): string | null {
  const hasText = Object.values(values).some(Boolean);
  if (before === null) return hasText ? changeMarkdownFile(null, values) : null;
  if (!isDefault && values.title === '' && values.body === '') return null;
  return changeMarkdownFile(before, values);
}

function writeField(text: string, field: PlacedField, typed: TypedValues, languages: readonly Language[]): string {
  const value = typed[field.name] ?? field.implied ?? '';
  const root = readYaml(text)?.value;
  if (field.kind === 'menu') return arrangeList(text, arrangedEntries(value as WebsiteMenuEntry[], root, languages));
  const old = valueAt(root, field.path);
  if (field.kind === 'links')
    return arrangeListAt(text, field.path, arrangedLinks(value as WebsiteMenuEntry[], old, languages));
  if (field.isLocalized) return writeTexts(text, field, old, value as Localized, languages);
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return setInYaml(text, field.path, isEmpty ? undefined : asWritten(value as YamlValue, old));
}

function writeTexts(
  text: string,
  { path }: PlacedField,
  old: unknown,
  typed: Localized,
  languages: readonly Language[],
): string {
  const texts = languages.map((language) => (typed[language]?.trim() ? (typed[language] as string).trimEnd() : ''));
  // One text for all languages stays one while it is the same.
  if (typeof old === 'string') {
    if (texts[0] && texts.every((one) => one === texts[0])) return setInYaml(text, path, asWritten(texts[0], old));
    const group = Object.fromEntries(
      languages.flatMap((language, index) => (texts[index] ? [[language, asWritten(texts[index], old)]] : [])),
    );
    return setInYaml(text, path, Object.keys(group).length > 0 ? group : undefined);
  }
  return languages.reduce((current, language, index) => {
    const before = isGroup(old) ? old[language] : undefined;
    if (texts[index] === String(before ?? '').trimEnd()) return current;
    return setInYaml(current, [...path, language], texts[index] ? asWritten(texts[index], before) : undefined);
  }, text);
}

/** Block texts end with a line break, as before or as people write them. */
const asWritten = (value: YamlValue, old: unknown): YamlValue =>
  typeof value === 'string' &&
  value.includes('\n') &&
  (typeof old !== 'string' || !old.includes('\n') || old.endsWith('\n'))
    ? `${value}\n`
    : value;
