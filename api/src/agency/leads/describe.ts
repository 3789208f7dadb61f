/** What forms call a person's name, in the order to show it; the first that is filled in counts. */
const NAMES = [['firstName', 'lastName'], ['name']];
const MESSAGES = ['message', 'comment', 'remarks', 'conditionText'];
const EXCERPT = 160;

/** Never shown: a trap for programs, and what only says that the sender has read something. */
const HIDDEN = new Set(['website']);

type Fields = Record<string, unknown>;

/** Who sent it; empty where nothing says. */
export function senderOf(fields: Fields): string {
  for (const parts of NAMES) {
    const name = parts.map((part) => textOf(fields[part])).filter(Boolean);
    if (name.length > 0) return name.join(' ');
  }
  return textOf(fields.email);
}

/** The beginning of what was written. */
export function excerptOf(fields: Fields): string {
  const text = MESSAGES.map((name) => textOf(fields[name])).find(Boolean) ?? '';
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : characters.join('');
}

/** Every field with what it says, as text; what was left empty or not ticked is left out. */
export const fieldsOf = (fields: Fields): { name: string; values: string[] }[] =>
  Object.entries(fields)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => ({ name, values: valuesOf(value) }))
    .filter(({ values }) => values.length > 0);

const valuesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (typeof value === 'object' && value !== null) return [JSON.stringify(value)];
  const text = value === null || value === undefined || value === false ? '' : String(value).trim();
  return text === '' ? [] : [text];
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
