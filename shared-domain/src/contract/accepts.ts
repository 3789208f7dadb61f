import { isRecord, isUnion, type Shape, shapeText } from './shape.ts';

/**
 * Problems of passing a value of shape `given` to a consumer that accepts `wanted`; empty when compatible. A given field that
 * the consumer no longer reads is a problem too: the sender expects it to have an effect.
 */
export function mismatches(wanted: Shape, given: Shape, path = ''): string[] {
  if (wanted === 'any' || given === 'any' || given === 'never') return [];
  if (isUnion(given)) return given.oneOf.flatMap((one) => mismatches(wanted, one, path));
  if (isUnion(wanted)) return mismatchesOfUnion(wanted, given, path);
  if (isRecord(wanted) && isRecord(given)) return mismatchesOfFields(wanted, given, path);
  if (typeof wanted === 'object' && typeof given === 'object') {
    if ('list' in wanted && 'list' in given) return mismatches(wanted.list, given.list, `${path}[]`);
    if ('values' in wanted && 'values' in given) return mismatches(wanted.values, given.values, `${path}.…`);
  }
  return isSameKind(wanted, given) ? [] : [`${name(path)} is ${shapeText(given)}, and must be ${shapeText(wanted)}`];
}

function mismatchesOfUnion(wanted: { oneOf: Shape[] }, given: Shape, path: string): string[] {
  const tries = wanted.oneOf.map((one) => mismatches(one, given, path));
  if (tries.some((problems) => problems.length === 0)) return [];
  // When only one alternative is similar, its own differences are clearer than "must be one of".
  const alike = wanted.oneOf.filter((one) => isRecord(one) && isRecord(given));
  if (alike.length === 1) return mismatches(alike[0] as Shape, given, path);
  return [`${name(path)} is ${shapeText(given)}, and must be ${shapeText(wanted)}`];
}

type Fields = { fields: Record<string, Shape>; optional: string[] };

function mismatchesOfFields(wanted: Fields, given: Fields, path: string): string[] {
  const at = (field: string) => (path ? `${path}.${field}` : field);
  const known = Object.entries(wanted.fields).flatMap(([field, shape]) => {
    const present = given.fields[field];
    const required = !wanted.optional.includes(field);
    if (present === undefined) return required ? [`${name(at(field))} is required, and is not given`] : [];
    if (required && given.optional.includes(field)) return [`${name(at(field))} is required, and may be left out`];
    return mismatches(shape, present, at(field));
  });
  const gone = Object.keys(given.fields).filter((field) => wanted.fields[field] === undefined);
  return [...known, ...gone.map((field) => `${name(at(field))} is given, and not known any more`)];
}

function isSameKind(wanted: Shape, given: Shape): boolean {
  if (typeof given === 'object' && 'is' in given) {
    if (typeof wanted === 'object' && 'is' in wanted) return wanted.is === given.is;
    return typeof given.is === wanted;
  }
  return typeof wanted === 'string' && wanted === given;
}

const name = (path: string): string => (path ? `"${path}"` : 'it');
