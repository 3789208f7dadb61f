import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Language → keys of its texts, sorted; nested ones as `dialog.title`. */
export function textKeys(locales: string): Record<string, string[]> {
  if (!existsSync(locales)) return {};
  const files = readdirSync(locales).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [file.replace('.json', ''), keysOf(JSON.parse(readFileSync(join(locales, file), 'utf8')))]),
  );
}

function keysOf(texts: object): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
    )
    .sort();
}
