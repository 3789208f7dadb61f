import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Language → keys of its texts. */
export function localeKeys(locales: string): Record<string, string[]> {
  if (!existsSync(locales)) return {};
  const files = readdirSync(locales).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [file.replace('.json', ''), textKeys(JSON.parse(readFileSync(join(locales, file), 'utf8')))]),
  );
}

/** Keys of texts, sorted; nested ones as `dialog.title`. */
export function textKeys(texts: object): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? textKeys(value).map((inner) => `${key}.${inner}`) : [key],
    )
    .sort();
}
