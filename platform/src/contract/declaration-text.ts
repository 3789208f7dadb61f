import { isRecord, isUnion, type Shape } from '@facade/shared-domain/contract/shape';
import type { SectionContract } from './contract.ts';

type Declared = Pick<SectionContract, 'name' | 'fragments' | 'events'>;

/**
 * Declares the fragments of releases and the events that they emit or listen to, for sections in other repositories. For an
 * event, the sender's shape wins.
 */
export function declarationText(contracts: readonly Declared[]): string {
  const fragments = contracts.flatMap(({ name, fragments }) =>
    Object.entries(fragments).map(([fragment, shape]): [string, Shape] => [`${name}/${fragment}`, shape]),
  );
  const events = (['emits', 'hears'] as const).flatMap((side) =>
    contracts.flatMap((contract) => Object.entries(contract.events[side])),
  );
  return [
    '// Written by `facade types` from the contracts of live releases; do not edit.',
    "import '@facade/section-kit';",
    '',
    "declare module '@facade/section-kit' {",
    ...interfaceLines('LiveFragments', fragments),
    ...interfaceLines('LiveEvents', events),
    '}',
    '',
  ].join('\n');
}

function interfaceLines(name: string, members: readonly [string, Shape][]): string[] {
  // The first of each name wins. Two releases of a section, such as a canary, may both be live.
  const unique = new Map([...members].reverse());
  if (unique.size === 0) return [];
  const lines = [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, shape]) => member(key, typeText(shape)));
  return [`  interface ${name} {`, ...lines.map((line) => `    ${line}`), '  }'];
}

const member = (name: string, type: string, mark = ''): string => `${JSON.stringify(name)}${mark}: ${type};`;

/** The TypeScript type of this shape. */
function typeText(shape: Shape): string {
  if (shape === 'any') return 'unknown';
  if (shape === 'function') return '(...values: never) => unknown';
  if (typeof shape === 'string') return shape;
  if ('is' in shape) return JSON.stringify(shape.is);
  if ('list' in shape) return `Array<${typeText(shape.list)}>`;
  if ('values' in shape) return `Record<string, ${typeText(shape.values)}>`;
  if (isUnion(shape)) return unionText(shape.oneOf);
  if (!isRecord(shape)) return 'unknown';
  const fields = Object.entries(shape.fields);
  if (fields.length === 0) return 'Record<string, never>';
  const mark = (name: string) => (shape.optional.includes(name) ? '?' : '');
  return `{ ${fields.map(([name, field]) => member(name, typeText(field), mark(name))).join(' ')} }`;
}

function unionText(shapes: readonly Shape[]): string {
  const types = shapes.map((shape) => (shape === 'function' ? `(${typeText(shape)})` : typeText(shape)));
  const isBoolean = types.includes('false') && types.includes('true');
  const others = types.filter((type) => !isBoolean || (type !== 'false' && type !== 'true'));
  return [...others, ...(isBoolean ? ['boolean'] : [])].join(' | ');
}
