import type { TextUse } from './contract.ts';
import { type Node, visit } from './source-files.ts';

/**
 * Texts that a source uses: every call of a function named `t` whose key is written out, without a default. Types check all keys of a
 * section that declares its texts; this finds the values that a call gives, which types do not know.
 */
export function textUsesIn(module: Node, file: string): TextUse[] {
  const uses: TextUse[] = [];
  visit(module, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 't') return;
    const [key, given] = node.arguments.map(({ expression }: Node) => expression);
    const values = valuesOf(given);
    if (values !== 'has a default') for (const name of keysOf(key)) uses.push({ key: name, file, values });
  });
  return uses;
}

/** `t`, also of `texts.t`. */
const nameOf = (callee: Node): string | undefined =>
  callee.type === 'MemberExpression' ? callee.property.value : callee.value;

function keysOf(key: Node): string[] {
  switch (key?.type) {
    case 'StringLiteral':
      // A colon means a text of another section or of the shell.
      return key.value.includes(':') ? [] : [key.value];
    case 'ConditionalExpression':
      return [...keysOf(key.consequent), ...keysOf(key.alternate)];
    case 'ParenthesisExpression':
      return keysOf(key.expression);
    default:
      return [];
  }
}

/** Names of the given values; null if they cannot be determined. With a default or a context, the key itself may be missing. */
function valuesOf(values: Node): string[] | null | 'has a default' {
  if (values === undefined) return [];
  if (values.type === 'StringLiteral') return 'has a default';
  if (values.type !== 'ObjectExpression') return null;
  const names: (string | null)[] = values.properties.map((property: Node) =>
    property.type === 'Identifier' ? property.value : (property.key?.value ?? null),
  );
  if (names.includes('defaultValue') || names.includes('context')) return 'has a default';
  return names.includes(null) ? null : (names as string[]);
}
