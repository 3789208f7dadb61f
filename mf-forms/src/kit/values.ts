/** How a field is filled in: a text, a box to tick, or a group of boxes. */
export type FieldKind = 'text' | 'tick' | 'list';

/** The fields a visitor sees, in their order on the page. Names are those of the api. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;

export type FormValues = Record<string, unknown>;

/** Values as a browser posts them: everything is text, and unticked boxes are missing. */
export function fromPosted(kinds: FieldKinds, posted: Readonly<Record<string, string | string[]>>): FormValues {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, readAs(kind, posted[name])]));
}

function readAs(kind: FieldKind, value: string | string[] | undefined): unknown {
  if (kind === 'list') return [value ?? []].flat();
  if (kind === 'tick') return ['true', 'on'].includes(String(value));
  return value && String(value);
}

/** No text, no tick, no tick in a list. */
export const isBlank = (value: unknown): boolean => !String(value || '');
