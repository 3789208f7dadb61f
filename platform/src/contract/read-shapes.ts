import { oneOf, type Shape, type TypeShapes } from '@facade/shared-domain/contract/shape';
import { parseSync } from '@swc/core';

// biome-ignore lint/suspicious/noExplicitAny: a node of any kind; only the fields that are read are known.
type Node = any;

/** Reads the declaration that the compiler wrote for the program of `type-shapes.ts`. */
export function readShapes(declaration: string): TypeShapes {
  const { body } = parseSync(declaration, { syntax: 'typescript' });
  for (const item of body as Node[]) {
    const [declarator] = item.declaration?.declarations ?? [];
    if (declarator?.id.value !== 'shapes') continue;
    const tables = fieldsOf(declarator.id.typeAnnotation.typeAnnotation);
    return Object.fromEntries(
      tables.map(({ name, type }) => [
        name,
        Object.fromEntries(fieldsOf(type).map((row) => [row.name, shapeOf(row.type)])),
      ]),
    ) as unknown as TypeShapes;
  }
  throw new Error('the compiler wrote no shapes');
}

function shapeOf(type: Node): Shape {
  switch (type.type) {
    case 'TsParenthesizedType':
      return shapeOf(type.typeAnnotation);
    case 'TsUnionType':
      return oneOf((type.types as Node[]).map(shapeOf));
    case 'TsLiteralType':
      return type.literal.value as Shape;
    case 'TsTypeLiteral':
      return shapeOfLiteral(type);
    case 'TsKeywordType':
      // An optional field is also "… | undefined".
      return type.kind === 'undefined' ? 'undefined' : 'any';
    default:
      // A name, or what JSON cannot hold.
      return 'any';
  }
}

/** `{ is: … }`, `{ list: … }` or `{ fields: … }`, as `shape-types.ts` writes them. */
function shapeOfLiteral(literal: Node): Shape {
  const [field] = fieldsOf(literal);
  if (field?.name === 'is') return oneOf(values(field.type).map((is) => ({ is })));
  if (field?.name === 'list') return { list: shapeOf(field.type) };
  return field?.name === 'fields' ? shapeOfFields(field.type) : 'any';
}

function shapeOfFields(type: Node): Shape {
  const [index] = (type.members ?? []).filter(({ type: kind }: Node) => kind === 'TsIndexSignature');
  const all = index ? shapeOf(index.typeAnnotation.typeAnnotation) : 'never';
  if (all !== 'never') return { values: all };
  const fields = fieldsOf(type).sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    fields: Object.fromEntries(
      fields.map(({ name, type: own, optional }) => [name, optional ? withoutUndefined(shapeOf(own)) : shapeOf(own)]),
    ),
    optional: fields.filter(({ optional }) => optional).map(({ name }) => name),
  };
}

const withoutUndefined = (shape: Shape): Shape =>
  typeof shape === 'object' && 'oneOf' in shape ? oneOf(shape.oneOf.filter((one) => one !== 'undefined')) : shape;

/** Literal values of a type such as `true | false`, `null` or `"sale"`. */
function values(type: Node): (string | number | boolean | null)[] {
  if (type.type === 'TsUnionType') return type.types.flatMap(values);
  if (type.type === 'TsKeywordType') return type.kind === 'boolean' ? [true, false] : [null];
  return [type.literal?.value ?? null];
}

function fieldsOf(literal: Node): { name: string; type: Node; optional: boolean }[] {
  const properties = (literal.members ?? []).filter(({ type }: Node) => type === 'TsPropertySignature');
  return properties.map(({ key, typeAnnotation, optional }: Node) => ({
    name: String(key.value),
    type: typeAnnotation.typeAnnotation,
    optional,
  }));
}
