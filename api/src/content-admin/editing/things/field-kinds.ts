import type { Language, WebsiteField, WebsiteFieldGroup, WebsiteFieldKind } from '@facade/shared-domain/model';
import type { YamlPath } from '../yaml/yaml-value.ts';

/** A field and where its value is. */
export interface PlacedField extends Omit<WebsiteField, 'value'> {
  file: string;
  path: YamlPath;
  /** Each language has its own file, named by `fileIn`. */
  fileIn?: (language: Language) => string;
  /** What a file without it means. It is written with the first other field of its group, which is invalid without it. */
  implied?: string;
}

export interface PlacedGroup extends Omit<WebsiteFieldGroup, 'fields'> {
  fields: PlacedField[];
}

/** `modules[2].title` */
const nameOf = (path: YamlPath): string =>
  path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${part}` : part),
    '',
  );

interface FieldOptions {
  isLocalized?: boolean;
  isRequired?: boolean;
  options?: readonly string[];
  /** If its last name is not clear enough. */
  label?: string;
  implied?: string;
}

/** Creates fields of one file. */
export const fieldsOf =
  (file: string, base: YamlPath = []) =>
  (
    kind: WebsiteFieldKind,
    path: YamlPath,
    { isLocalized = false, isRequired = false, options = [], label = String(path.at(-1)), implied }: FieldOptions = {},
  ): PlacedField => {
    const whole = [...base, ...path];
    const placed = { file, path: whole, ...(implied !== undefined && { implied }) };
    return { name: nameOf(whole), kind, label, isLocalized, isRequired, options: [...options], ...placed };
  };

export const group = (
  kind: WebsiteFieldGroup['kind'],
  fields: (PlacedField | false)[],
  { show = '', number = 0 } = {},
): PlacedGroup => ({ kind, show, number, fields: fields.filter((field) => field !== false) });

export const localized = { isLocalized: true };
export const localizedRequired = { isLocalized: true, isRequired: true };
