/**
 * Gives a text by its key, as i18next does: `count` chooses the plural, `context` a variant, `defaultValue` stands in for a key that is
 * missing. Rules that need words take one, because the words belong to whoever prints them.
 */
export type Translate = (key: string, values?: Record<string, unknown>) => string;
