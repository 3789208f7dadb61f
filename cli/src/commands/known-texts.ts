import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSections, PATHS, ROOT } from '../workspace.ts';

/** Section → key → text in Dutch, of the shell and every section of this checkout; `list.heading.sale` is one key. */
export const knownTexts = (root = ROOT): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [PATHS.shell, ...findSections(root)].map((section) => [
      section,
      flat(JSON.parse(readFileSync(join(root, section, 'src/locales/nl.json'), 'utf8')), ''),
    ]),
  );

const flat = (texts: object, path: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [`${path}${key}`]: value } : flat(value, `${path}${key}.`),
    ),
  );
