import { isRecord, isUnion, type Shape } from '@facade/platform/contract';

/** Placeholder for the id of a property, which is only in the data. */
const SOME_ID = -1;

/** Sample values of a shape to render a fragment with: all fields, and only the required ones. One value if both are equal. */
export function samplesOf(shape: Shape): unknown[] {
  const samples = [sampleOf(shape, 'full'), sampleOf(shape, 'bare')];
  return JSON.stringify(samples[0]) === JSON.stringify(samples[1]) ? samples.slice(0, 1) : samples;
}

const isNothing = (shape: Shape): boolean =>
  shape === 'undefined' || (typeof shape === 'object' && 'is' in shape && shape.is === null);

function sampleOf(shape: Shape, how: 'full' | 'bare', name = ''): unknown {
  if (shape === 'number') return /id$/i.test(name) ? SOME_ID : 4;
  if (typeof shape === 'string') return shape === 'string' ? 'x' : undefined;
  if ('is' in shape) return shape.is;
  if ('list' in shape) return how === 'full' ? [sampleOf(shape.list, how)] : [];
  if ('values' in shape) return {};
  if (isUnion(shape)) {
    const [first, ...rest] = [...shape.oneOf].sort((a, b) => Number(isNothing(a)) - Number(isNothing(b)));
    return sampleOf((how === 'bare' ? rest.at(-1) : first) ?? first ?? 'undefined', how, name);
  }
  if (!isRecord(shape)) return undefined;
  const given = Object.entries(shape.fields).filter(([field]) => how === 'full' || !shape.optional.includes(field));
  return Object.fromEntries(given.map(([field, own]) => [field, sampleOf(own, how, field)]));
}
