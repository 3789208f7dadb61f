import type {
  Language,
  Localized,
  WebsiteField,
  WebsiteFieldGroup,
  WebsiteFieldValue,
} from '@facade/shared-domain/model';

/** Values by name of their field. */
export type FieldValues = Readonly<Record<string, WebsiteFieldValue>>;

/** As returned by the api. */
export const valuesOf = (groups: readonly WebsiteFieldGroup[]): FieldValues =>
  Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])));

/** The values that differ from the api's. */
export function changedValues(
  groups: readonly WebsiteFieldGroup[],
  values: FieldValues,
): Record<string, WebsiteFieldValue> {
  const original = valuesOf(groups);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in original && !isSame(original[name], value)),
  );
}

/** Compares plain values, ignoring the order of keys. */
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

/** Name of the control of a text in one language; the api uses it in errors. */
export const controlName = (name: string, language: Language): string => `${name}:${language}`;

/** The error of a text in one language. If the default language is missing, or there are no languages, the error has no language. */
export const textError = (
  errors: Readonly<Record<string, string>>,
  name: string,
  language: Language,
  fallback: Language,
): string | undefined =>
  errors[controlName(name, language)] ?? (language === fallback ? errors[`${name}:`] : undefined);

/** The language in the name of a control; null if it has none. */
export const languageOf = (control: string): string | null => /:([a-z]{2})$/.exec(control)?.[1] ?? null;

/** Texts that exist in the default language but not in this one. */
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

/** Fields of a banner that its type uses. */
const BANNER_FIELDS: Record<string, string[]> = {
  image: ['pictures'],
  gallery: ['pictures'],
  video: ['pictures', 'videoUrl'],
  properties: ['pictures'],
  projects: ['pictures'],
  color: ['color'],
  none: [],
};

/** Whether a field applies to the current choices. */
export function isShown({ name }: WebsiteField, values: FieldValues): boolean {
  const [, part] = /^banner\.(pictures|videoUrl|color)$/.exec(name) ?? [];
  return !part || (BANNER_FIELDS[String(values['banner.type'])] ?? []).includes(part);
}
