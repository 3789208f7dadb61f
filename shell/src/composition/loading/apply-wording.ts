type Group = Record<string, unknown>;

/**
 * Texts of a section, some replaced by the agency's own words: `{ 'list.total_one': '{{count}} woning' }`. Ignores words for
 * texts that this release does not have.
 */
export function applyWording(texts: Group, words: Record<string, string> | undefined): Group {
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
