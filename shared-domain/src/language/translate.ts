/**
 * Returns a text by its key, as i18next does: `count` selects the plural, `context` a variant, `defaultValue` replaces
 * a missing key. Rules that need texts take this as a parameter, because the texts belong to the caller.
 */
export type Translate = (key: string, values?: Record<string, unknown>) => string;
