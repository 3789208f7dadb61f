/** What is wrong with a value from outside, before anybody looks at what it means. */
export type InputProblem =
  /** Text with a NUL or half a surrogate pair, which no database keeps. `field`: the outermost name on the way to it. */
  | { kind: 'unreadable'; field: string | null }
  /** Nested deeper than any input of ours. */
  | { kind: 'too-deep' };

const DEEPEST = 16;

/** Looks at every text in a value, keys too. Null when nothing is wrong. */
export function inspectInput(value: unknown): InputProblem | null {
  const waiting: { value: unknown; field: string | null; depth: number }[] = [{ value, field: null, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, field, depth } = next;
    if (typeof part === 'string' && !isReadable(part)) return { kind: 'unreadable', field };
    if (part === null || typeof part !== 'object') continue;
    if (depth >= DEEPEST) return { kind: 'too-deep' };
    for (const [key, inner] of Object.entries(part)) {
      if (!isReadable(key)) return { kind: 'unreadable', field };
      waiting.push({ value: inner, field: field ?? key, depth: depth + 1 });
    }
  }
  return null;
}

const isReadable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
