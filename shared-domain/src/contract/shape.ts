/**
 * Shape of a value that crosses a section's border (props of a fragment, payload of an event), as the type checker sees
 * it, every name resolved. Plain JSON.
 */
export type Shape =
  | 'any'
  | 'never'
  | 'string'
  | 'number'
  | 'undefined'
  | 'function'
  | { is: string | number | boolean | null }
  | { list: Shape }
  /** Any names, all with values of one shape. */
  | { values: Shape }
  | { fields: Record<string, Shape>; optional: string[] }
  | { oneOf: Shape[] };

/** Types of everything that crosses the border, by name. */
export interface TypeShapes {
  fragments: Record<string, Shape>;
  slots: Record<string, Shape>;
  events: Record<string, Shape>;
}

/** The union of several shapes: no duplicates, in an order that does not depend on the source. */
export function oneOf(shapes: Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (isUnion(shape) ? shape.oneOf : [shape]));
  const unique = [...new Map(flat.map((shape) => [JSON.stringify(shape), shape]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const [only] = unique;
  return only && unique.length === 1 ? only[1] : { oneOf: unique.map(([, shape]) => shape) };
}

/** Shape of a value that is present. */
export function shapeOfValue(value: unknown): Shape {
  if (value === undefined) return 'undefined';
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return { is: value as string };
  if (Array.isArray(value)) return { list: value.length > 0 ? oneOf(value.map(shapeOfValue)) : 'never' };
  if (typeof value !== 'object') return typeof value === 'function' ? 'function' : 'any';
  // Undefined is not serialised: for the receiver the field is absent.
  const given = Object.entries(value).filter(([, field]) => field !== undefined);
  return { fields: Object.fromEntries(given.map(([name, field]) => [name, shapeOfValue(field)])), optional: [] };
}

/** As text, for messages: `"sale" | "rent" | null`, `{ id: number }`. */
export function shapeText(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('is' in shape) return JSON.stringify(shape.is);
  if ('list' in shape) return `list of ${shapeText(shape.list)}`;
  if ('values' in shape) return `{ …: ${shapeText(shape.values)} }`;
  if ('oneOf' in shape) return shape.oneOf.map(shapeText).join(' | ');
  const mark = (name: string) => (shape.optional.includes(name) ? '?' : '');
  const fields = Object.entries(shape.fields).map(([name, field]) => `${name}${mark(name)}: ${shapeText(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : 'nothing';
}

export const isUnion = (shape: Shape): shape is { oneOf: Shape[] } => typeof shape === 'object' && 'oneOf' in shape;
export const isRecord = (shape: Shape): shape is { fields: Record<string, Shape>; optional: string[] } =>
  typeof shape === 'object' && 'fields' in shape;
