/**
 * stylis can add the prefixes that old browsers needed to every rule. styled-components asks for them only where a `StyleSheetManager`
 * says so, which nothing here does: browsers get a module that adds none, 1 KB less.
 * Remove when styled-components takes the prefixer as a plugin.
 *
 * @param source stylis's `Prefixer.js`
 * @throws Error where the function is not found: a new version has to be looked at.
 */
export function withoutPrefixer(source: string): string {
  if (!source.includes('export function prefix (')) {
    throw new Error('stylis has no function "prefix": see without-prefixer.ts of the shell');
  }
  return "export const prefix = () => '';\n";
}
