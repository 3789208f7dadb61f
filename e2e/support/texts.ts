import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The two languages every journey is made in. */
export const LANGUAGES = ['nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `text('mf-forms', 'nl', 'fields.email')`: what a visitor reads there. `{{names}}` are filled in from `values`. */
export function text(
  namespace: string,
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const whole: unknown = JSON.parse(readFileSync(join(ROOT, namespace, 'src/locales', `${language}.json`), 'utf8'));
  const found = key.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], whole);
  if (typeof found !== 'string') throw new Error(`${namespace} has no text ${key} in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
