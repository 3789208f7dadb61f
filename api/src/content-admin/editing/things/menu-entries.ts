import type { Language, Localized, WebsiteMenuEntry } from '@facade/shared-domain/model';
import type { ArrangedEntry } from '../yaml/arrange-list.ts';
import { isGroup, valueAt, type YamlPath, type YamlValue } from '../yaml/yaml-value.ts';

/** The menu for editing, in display order. */
export function menuEntries(value: unknown, languages: readonly Language[], path: YamlPath = []): WebsiteMenuEntry[] {
  const items = (Array.isArray(value) ? value : []).map((item, index) => ({ item, from: [...path, index] }));
  const sorted = items.filter(({ item }) => isGroup(item)).sort((one, other) => one.item.sort - other.item.sort);
  return sorted.map(({ item, from }) => ({
    from: from.join('/'),
    page: String(item.page ?? ''),
    labels: labelsOf(item.label, languages),
    children: menuEntries(item.children, languages, [...from, 'children']),
  }));
}

/** A list of links, `{ label, link }`, for editing. */
export const linkEntries = (value: unknown, languages: readonly Language[]): WebsiteMenuEntry[] =>
  (Array.isArray(value) ? value : []).map((item, index) => ({
    from: String(index),
    page: isGroup(item) ? String(item.link ?? '') : '',
    labels: labelsOf(isGroup(item) ? item.label : undefined, languages),
    children: [],
  }));

const labelsOf = (label: unknown, languages: readonly Language[]): Localized =>
  Object.fromEntries(languages.map((language) => [language, String((isGroup(label) ? label[language] : label) ?? '')]));

/** Entries to write: unedited ones stay, `sort` increases from one to the next. */
export function arrangedEntries(
  entries: readonly WebsiteMenuEntry[],
  value: unknown,
  languages: readonly Language[],
): ArrangedEntry[] {
  let last = Number.NEGATIVE_INFINITY;
  return entries.map(({ from, page, labels, children }) => {
    const path = from === null ? null : pathOf(from);
    const old = path ? valueAt(value, path) : undefined;
    const { children: _, ...fields } = isGroup(old) ? old : {};
    const before = typeof fields.sort === 'number' ? fields.sort : Number.NaN;
    last = before > last ? before : Math.floor(Math.max(last, -1)) + 1;
    const label = labelFor(fields.label, labels, languages);
    const written = { ...fields, page, sort: last, ...(label !== undefined && { label }) } as Record<string, YamlValue>;
    if (label === undefined) delete written.label;
    return { from: isGroup(old) ? path : null, fields: written, children: arrangedEntries(children, value, languages) };
  });
}

/** Links to write; unedited ones stay. */
export const arrangedLinks = (
  entries: readonly WebsiteMenuEntry[],
  value: unknown,
  languages: readonly Language[],
): ArrangedEntry[] =>
  entries.map(({ from, page, labels }) => {
    const path = from === null ? null : pathOf(from);
    const old = path ? valueAt(value, path) : undefined;
    const fields = isGroup(old) ? (old as Record<string, YamlValue>) : {};
    const label = labelFor(fields.label, labels, languages) ?? {};
    return { from: isGroup(old) ? path : null, fields: { ...fields, label, link: page }, children: [] };
  });

const pathOf = (from: string): YamlPath => from.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The label with the typed texts; one text for all languages stays one. */
function labelFor(old: unknown, typed: Localized, languages: readonly Language[]): YamlValue | undefined {
  const texts = languages.map((language) => typed[language]?.trim() ?? '');
  if (typeof old === 'string' && texts.every((text) => text === old)) return old;
  const group = { ...(isGroup(old) ? (old as Record<string, YamlValue>) : {}) };
  for (const [index, language] of languages.entries()) {
    if (texts[index]) group[language] = texts[index];
    else delete group[language];
  }
  return Object.keys(group).some((name) => name !== 'public') ? group : undefined;
}
