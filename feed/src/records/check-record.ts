import type { z } from 'zod';
import { isProblemKind, type ProblemKind, type Saying } from '../problem-texts/problem-texts.ts';
import type { FeedProblem } from '../problems.ts';
import { isEntry, type RecordKind } from '../reading/kinds.ts';
import { GOAL_WORDS, STATUS_WORDS } from '../values/words.ts';
import { quickly } from './feed-fields.ts';
import * as schema from './feed-schema.ts';
import { readValues } from './read-values.ts';
import { markedBy, sourceId, type Unusable } from './source-id.ts';

const TYPES = {
  property: schema.propertyRecord,
  project: schema.projectRecord,
  category: schema.categoryRecord,
  ribbon: schema.ribbonRecord,
  agent: schema.agentRecord,
  city: schema.cityRecord,
  owner: schema.ownerRecord,
} as const satisfies Record<RecordKind, z.ZodType>;

/** The kinds with many fields. */
const QUICK: Partial<Record<RecordKind, (record: Record<string, unknown>) => object | undefined>> = {
  property: quickly(schema.propertyRecord),
  project: quickly(schema.projectRecord),
};

/** A valid record of a kind. */
export type RecordOf<K extends RecordKind> = z.infer<(typeof TYPES)[K]>;

/** A record, and what was left out of it; or why it cannot be imported. */
export type Checked<K extends RecordKind> = { ok: true; record: RecordOf<K>; warnings: FeedProblem[] } | Unusable;

/**
 * What a home or project cannot be imported without: a wrong one is an error of the home. Every other value that cannot be understood is
 * left out with a warning.
 */
const NEEDED: Readonly<Record<string, Saying>> = {
  ID: { kind: 'id' },
  language: { kind: 'language' },
  Goal: { kind: 'goal', values: { words: GOAL_WORDS } },
  Status: { kind: 'status', values: { words: STATUS_WORDS } },
  OffMarket: { kind: 'flag' },
};

/**
 * Parses and validates one record.
 * @param number its position among those of its kind, used in messages if it has no id
 */
export function checkRecord<K extends RecordKind>(kind: K, bytes: Buffer, number: number): Checked<K> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    const saying: Saying = { kind: 'notJson', values: { reason: (error as Error).message } };
    const problem: FeedProblem = { record: `${kind} number ${number}`, field: '', ...saying };
    return { ok: false, id: null, isRemoved: false, problems: [problem] };
  }
  return checkValue(kind, value, number);
}

/**
 * Validates one record; the problems name the record and the field of the CRM.
 * @param isRead its values are in the notation of the feed
 */
export function checkValue<K extends RecordKind>(kind: K, value: unknown, number: number, isRead = false): Checked<K> {
  const marked = markedBy(value);
  if (marked) return marked;
  const canLeaveOut = isEntry(kind) && isObject(value);
  const read = canLeaveOut && !isRead ? readValues(value) : { record: value, problems: [] };
  const quick = isObject(read.record) ? QUICK[kind]?.(read.record) : undefined;
  const parsed = quick ? { success: true as const, data: quick } : TYPES[kind].safeParse(read.record);
  if (parsed.success && read.problems.length === 0)
    return { ok: true, record: parsed.data as RecordOf<K>, warnings: [] };
  const id = isObject(value) ? sourceId(value.ID) : null;
  const base = { record: nameRecord(kind, value, number), ...(id !== null && { home: id }) };
  const warnings = read.problems.map(
    ({ value: written, ...one }): FeedProblem => ({ ...base, ...one, value: textOf(written), effect: 'left' }),
  );
  if (parsed.success) return { ok: true, record: parsed.data as RecordOf<K>, warnings };
  const problems = parsed.error.issues.map(({ path, message }): FeedProblem => {
    const field = path.join('.');
    const written = textOf(at(value, path));
    return {
      ...base,
      field,
      ...(NEEDED[field] ?? { kind: isProblemKind(message) ? message : SHAPE }),
      ...(written !== '' && { value: written }),
    };
  });
  if (!canLeaveOut || problems.some(({ field }) => field === '' || Object.hasOwn(NEEDED, field)))
    return { ok: false, id, isRemoved: false, problems };
  const rest = structuredClone(read.record) as Record<string, unknown>;
  for (const { path } of parsed.error.issues) leaveOut(rest, path);
  const again = checkValue(kind, rest, number, isRead);
  if (!again.ok) return again;
  const said = problems.map((one) => ({ ...one, effect: 'left' as const }));
  return { ...again, warnings: [...warnings, ...said, ...again.warnings] };
}

/** What zod finds wrong with values that no field describes. */
const SHAPE: ProblemKind = 'shape';

/** Removes a value, or the item of the list that it is in. */
function leaveOut(record: Record<string, unknown>, path: readonly PropertyKey[]): void {
  const [field = '', item] = path;
  const list = record[field as string];
  if (typeof item === 'number' && Array.isArray(list)) list[item] = undefined;
  else delete record[field as string];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((found, name) => (isObject(found) ? found[name as string] : undefined), value);

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nameRecord(kind: RecordKind, value: unknown, number: number): string {
  const { ID, id, WebID, Name, language } = (value ?? {}) as Record<string, unknown>;
  const key = ID ?? id ?? WebID ?? Name ?? `number ${number}`;
  return [kind, key, language].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
