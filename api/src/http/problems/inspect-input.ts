/** A problem of an external value, found before its meaning is checked. */
export type InputProblem =
  /** Text with a NUL or half a surrogate pair, which no database can store. `field`: the outermost name of its path. */
  | { kind: 'unreadable'; field: string | null }
  /** Deeper than any valid input. */
  | { kind: 'too-deep' };

const DEEPEST = 16;

/** Checks every text in a value, keys too. Null if there is no problem. */
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
