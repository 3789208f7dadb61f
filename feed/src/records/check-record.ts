import type { z } from 'zod';
import type { FeedProblem } from '../problems.ts';
import type { RecordKind } from '../reading/kinds.ts';
import * as schema from './feed-schema.ts';

const TYPES = {
  property: schema.propertyRecord,
  project: schema.projectRecord,
  category: schema.categoryRecord,
  ribbon: schema.ribbonRecord,
  agent: schema.agentRecord,
  city: schema.cityRecord,
  owner: schema.ownerRecord,
} as const satisfies Record<RecordKind, z.ZodType>;

/** A valid record of a kind. */
export type RecordOf<K extends RecordKind> = z.infer<(typeof TYPES)[K]>;

type Checked<K extends RecordKind> = { ok: true; record: RecordOf<K> } | { ok: false; problems: FeedProblem[] };

/**
 * Parses and validates one record.
 * @param number its position among those of its kind, used in messages if it has no id
 */
export function checkRecord<K extends RecordKind>(kind: K, bytes: Buffer, number: number): Checked<K> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    const message = `is not JSON: ${(error as Error).message}`;
    return { ok: false, problems: [{ record: `${kind} number ${number}`, field: '', message }] };
  }
  return checkValue(kind, value, number);
}

/** Validates one record; the problems name the record and the field of the CRM. */
export function checkValue<K extends RecordKind>(kind: K, value: unknown, number: number): Checked<K> {
  const parsed = TYPES[kind].safeParse(value);
  if (parsed.success) return { ok: true, record: parsed.data as RecordOf<K> };
  const record = nameRecord(kind, value, number);
  return {
    ok: false,
    problems: parsed.error.issues.map(({ path, message }) => ({ record, field: path.join('.'), message })),
  };
}

function nameRecord(kind: RecordKind, value: unknown, number: number): string {
  const { ID, id, WebID, Name, language } = (value ?? {}) as Record<string, unknown>;
  const key = ID ?? id ?? WebID ?? Name ?? `number ${number}`;
  return [kind, key, language].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
