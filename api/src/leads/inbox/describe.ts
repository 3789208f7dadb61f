/** The fields in which forms store a person's name, in order of preference; the first that is filled in wins. */
const NAMES = [['firstName', 'lastName'], ['name']];
const MESSAGES = ['message', 'comment', 'remarks', 'conditionText'];
const EXCERPT = 160;

/** Never shown: the honeypot, and the sender's confirmations of having read something. */
const HIDDEN = new Set(['website']);

type Fields = Record<string, unknown>;

/** The sender; empty if unknown. */
export function senderOf(fields: Fields): string {
  for (const parts of NAMES) {
    const name = parts.map((part) => textOf(fields[part])).filter(Boolean);
    if (name.length > 0) return name.join(' ');
  }
  return textOf(fields.email);
}

/** The beginning of the message. */
export function excerptOf(fields: Fields): string {
  const text = MESSAGES.map((name) => textOf(fields[name])).find(Boolean) ?? '';
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : characters.join('');
}

/** Every filled-in or ticked field with its value as text. */
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
