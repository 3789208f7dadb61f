/** Key of a text in a locale file: `filter.title`. */
export type KeyOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${KeyOf<Texts[Name]>}`;
}[keyof Texts & string];

/** Key of texts that differ by number or by variant: `total` for `total_one`, `label` for `label_wallonia`. */
type VariedKeyOf<Texts> =
  KeyOf<Texts> extends infer Key ? (Key extends `${infer Base}_${string}` ? Base : never) : never;

/** Key of a group of texts: `filter`, `filter.actives`. */
type GroupOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? never : Name | `${Name}.${GroupOf<Texts[Name]>}`;
}[keyof Texts & string];

/** The texts of a section that does not declare them: any key. */
export type AnyTexts = Record<string, string>;

type Values = Record<string, unknown>;

/**
 * Returns a text by its key, as i18next does, from texts of this shape: those of a locale file, or the part of it that a rule
 * needs. Rules that need texts take this as a parameter, because the texts belong to the caller.
 */
export interface Translate<Texts = AnyTexts> {
  /** The end of the key may be data, such as a code of the CRM: `defaultValue` replaces a missing text. */
  (key: `${GroupOf<Texts>}.${string}`, values: Values & { defaultValue: string }): string;
  /** `count` selects the plural, `context` a variant. */
  (key: KeyOf<Texts> | VariedKeyOf<Texts>, values: Values & ({ count: number } | { context: string })): string;
  (key: KeyOf<Texts>, values?: Values): string;
}
