import { FeedError } from './feed-error.ts';
import type { FileWindow } from './file-window.ts';
import { isKind, LISTS, type RecordKind, type TakeRecord } from './kinds.ts';

const LINE_END = 10;

/** If the kind is the first field, it is read without parsing the line. */
const KIND_FIRST = /^\s*\{\s*"kind"\s*:\s*"(\w+)"\s*[,}]/;
const HEAD = 60;

/** Finds the records in NDJSON: one object per line, with its kind in the field `kind`. Empty lines are skipped. */
export async function splitLines(window: FileWindow, take: TakeRecord): Promise<void> {
  const numbers = new Map<RecordKind, number>();
  let line = 0;
  const takeLine = (to: number) => {
    line += 1;
    const bytes = window.bytes.subarray(window.at, to);
    if (bytes.length > HEAD || bytes.toString('latin1').trim() !== '') {
      const kind = kindOf(bytes, line);
      const number = (numbers.get(kind) ?? 0) + 1;
      numbers.set(kind, number);
      take({ kind, number, place: window.base + window.at, bytes });
    }
    window.at = to + 1;
  };
  let searched = 0;
  for (;;) {
    const end = window.bytes.subarray(0, window.end).indexOf(LINE_END, window.at + searched);
    if (end >= 0) {
      takeLine(end);
      searched = 0;
      continue;
    }
    searched = window.end - window.at;
    if (!(await window.more())) break;
  }
  if (window.at < window.end) takeLine(window.end);
}

function kindOf(bytes: Buffer, line: number): RecordKind {
  const [, first] = KIND_FIRST.exec(bytes.toString('latin1', 0, HEAD)) ?? [];
  const kind = first ?? parsedKind(bytes, line);
  if (isKind(kind)) return kind;
  throw new FeedError('lineKind', { line, kinds: Object.values(LISTS).join(', ') });
}

function parsedKind(bytes: Buffer, line: number): unknown {
  try {
    return (JSON.parse(bytes.toString('utf8')) as { kind?: unknown } | null)?.kind;
  } catch (error) {
    throw new FeedError('lineNotJson', { line, reason: (error as Error).message });
  }
}
