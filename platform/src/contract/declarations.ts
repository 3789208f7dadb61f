import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a section declares its fragments' props and its events' payloads, for itself and for others. */
export const DECLARATION = 'src/contract.ts';

/** What `facade types` writes into a section's folder: the declarations of live sections whose sources are not beside it. */
export const LIVE_DECLARATIONS = 'src/section-types.d.ts';

/** Files that declare what the package in `folder` may use of sections: their own, those beside it, and what is live elsewhere. */
export function declarationsFor(folder: string): string[] {
  const beside = sectionsBeside(folder).map((section) => join(dirname(folder), section, DECLARATION));
  const files = new Set([join(folder, DECLARATION), ...beside, join(folder, LIVE_DECLARATIONS)]);
  return [...files].filter((file) => existsSync(file));
}

/** Sections whose sources lie beside the package in `folder`, or are that package. Beside a section with its own project lies anything. */
export const sectionsBeside = (folder: string): string[] =>
  configIn(folder) ? [] : readdirSync(dirname(folder)).filter((name) => name.startsWith('mf-'));

/** The configuration of a section that is a project of its own, outside any workspace; undefined if the folder has none. */
export const configIn = (folder: string): string | undefined =>
  ['facade.config.ts', 'facade.config.mjs'].map((name) => join(folder, name)).find(isThere);

/** A process that may not read a file, such as the judge of the gate, is not configured by it; asking would throw. */
const isThere = (file: string): boolean => (process.permission?.has('fs.read', file) ?? true) && existsSync(file);

/** The nearest folder with such a configuration, from `folder` upwards; null if there is none. */
export function sectionAround(folder: string): string | null {
  if (configIn(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : sectionAround(parent);
}
