type Group = Record<string, unknown>;

/**
 * Texts of a section, with the agency's own words in place of some: `{ 'list.total_one': '{{count}} woning' }`. Words for a text that this
 * release does not have are left out.
 */
export function inOwnWords(texts: Group, words: Record<string, string> | undefined): Group {
  if (!words) return texts;
  const own = structuredClone(texts);
  for (const [key, text] of Object.entries(words)) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const group = names.reduce<unknown>((around, name) => memberOf(around, name), own);
    if (typeof memberOf(group, last) === 'string') (group as Group)[last] = text;
  }
  return own;
}

const memberOf = (group: unknown, name: string): unknown =>
  typeof group === 'object' && group !== null && Object.hasOwn(group, name) ? (group as Group)[name] : undefined;
