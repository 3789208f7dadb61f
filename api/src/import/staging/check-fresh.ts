import { checkRecord, type Feed, type Problems } from '@facade/feed';
import { MAX_INTEGER } from '@facade/shared-domain/limits';
import type { Db } from '../../platform/index.ts';
import { BackgroundWork } from './background-work.ts';
import { stage } from './create-staging.ts';
import type { EntryMaker } from './entry-maker.ts';
import { Grouping, type KindRecord } from './group-records.ts';
import { readFresh, type StagedRecord } from './read-fresh.ts';

export interface Checking {
  db: Db;
  feed: Feed;
  maker: EntryMaker;
  problems: Problems;
  /** Collects the ids of the projects, which are read before the properties. */
  projects: Set<number>;
  signal: AbortSignal | undefined;
  /** Called with the number of records checked. */
  onDone(records: number): void;
}

/** Parses and validates every new record, and maps it to its property or project as long as all are valid. */
export async function checkFresh({ db, feed, maker, problems, projects, signal, onDone }: Checking): Promise<void> {
  const grouping = new Grouping();
  const writing = new BackgroundWork();
  let done = 0;
  for await (const part of readFresh(db)) {
    signal?.throwIfAborted();
    const valid: object[] = [];
    const bytes = await feed.read(part);
    for (const [index, staged] of part.entries()) {
      const checked = parse(staged, bytes[index] as Buffer, problems);
      if (!checked) continue;
      const { kind, record } = checked;
      const { hash, place, size } = staged;
      valid.push({ kind, id: Number(record.ID), language: record.language, hash, place, size });
      if (kind === 'project') projects.add(Number(record.ID));
      grouping.add(checked);
    }
    await writing.begin(() => stage(db, 'checked', valid));
    if (problems.count === 0) await maker.make(grouping.take());
    done += part.length;
    onDone(done);
  }
  if (problems.count === 0) await maker.make(grouping.take(true));
  await writing.finish();
  await maker.finish();
}

/** A valid record with its kind; problems of an invalid one are added. */
export function parse(
  { kind, number }: Pick<StagedRecord, 'kind' | 'number'>,
  bytes: Buffer,
  problems: Problems,
): KindRecord | null {
  const checked = checkRecord(kind, bytes, number);
  if (checked.ok && Number(checked.record.ID) <= MAX_INTEGER) return { kind, record: checked.record } as KindRecord;
  const record = `${kind} ${checked.ok ? checked.record.ID : ''}`;
  problems.add(checked.ok ? [{ record, field: 'ID', message: 'is not a whole number' }] : checked.problems);
  return null;
}
