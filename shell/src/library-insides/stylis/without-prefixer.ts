/**
 * stylis can add vendor prefixes for old browsers to every rule. styled-components requests them only inside a
 * `StyleSheetManager` that enables them, which nothing here does. Browsers get a module that adds none, 1 KB less.
 * Remove when styled-components accepts the prefixer as a plugin.
 *
 * @param source stylis's `Prefixer.js`
 * @throws Error if the function is not found: check the new version.
 */
export function withoutPrefixer(source: string): string {
  if (!source.includes('export function prefix (')) {
    throw new Error('stylis has no function "prefix": see without-prefixer.ts of the shell');
  }
  return "export const prefix = () => '';\n";
}
