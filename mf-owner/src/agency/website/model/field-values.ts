import type {
  Language,
  Localized,
  WebsiteField,
  WebsiteFieldGroup,
  WebsiteFieldValue,
} from '@facade/shared-domain/model';

/** Values by name of their field. */
export type FieldValues = Readonly<Record<string, WebsiteFieldValue>>;

/** As the api gave them. */
export const valuesOf = (groups: readonly WebsiteFieldGroup[]): FieldValues =>
  Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])));

/** Those that are not as the api gave them. */
export function changedValues(
  groups: readonly WebsiteFieldGroup[],
  values: FieldValues,
): Record<string, WebsiteFieldValue> {
  const original = valuesOf(groups);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in original && !isSame(original[name], value)),
  );
}

/** Plain values, in which the order of names means nothing. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

/** Name of the control of a text in one language; the api says by it what is wrong. */
export const controlName = (name: string, language: Language): string => `${name}:${language}`;

/** What is wrong with a text in one language. One that lacks its default language, or has none, is named without a language. */
export const textError = (
  errors: Readonly<Record<string, string>>,
  name: string,
  language: Language,
  fallback: Language,
): string | undefined =>
  errors[controlName(name, language)] ?? (language === fallback ? errors[`${name}:`] : undefined);

/** The language that the name of a control says; null of what is the same in all. */
export const languageOf = (control: string): string | null => /:([a-z]{2})$/.exec(control)?.[1] ?? null;

/** Texts that are there in the default language and missing in this one. */
export const missingTexts = (
  groups: readonly WebsiteFieldGroup[],
  values: FieldValues,
  language: Language,
  fallback: Language,
): number =>
  groups.flatMap(({ fields }) => fields).filter((field) => isMissing(field, values, language, fallback)).length;

export function isMissing(
  { isLocalized, name }: WebsiteField,
  values: FieldValues,
  language: Language,
  fallback: Language,
): boolean {
  if (!isLocalized || language === fallback) return false;
  const texts = values[name] as Localized;
  return Boolean(texts[fallback]?.trim()) && !texts[language]?.trim();
}

/** Which fields of a banner its type has a use for. */
const BANNER_FIELDS: Record<string, string[]> = {
  image: ['pictures'],
  gallery: ['pictures'],
  video: ['pictures', 'videoUrl'],
  properties: ['pictures'],
  projects: ['pictures'],
  color: ['color'],
  none: [],
};

/** Whether the choices made so far leave a use for a field. */
export function isShown({ name }: WebsiteField, values: FieldValues): boolean {
  const [, part] = /^banner\.(pictures|videoUrl|color)$/.exec(name) ?? [];
  return !part || (BANNER_FIELDS[String(values['banner.type'])] ?? []).includes(part);
}
