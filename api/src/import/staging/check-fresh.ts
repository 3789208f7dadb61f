import { checkRecord, type EntryKind, type Feed, type FeedProblem, type Problems, type RecordOf } from '@facade/feed';
import type { Db } from '../../platform/index.ts';
import type { SourceId, SourceNumbers } from '../sources/source-numbers.ts';
import { BackgroundWork } from './background-work.ts';
import { stage } from './create-staging.ts';
import type { EntryMaker } from './entry-maker.ts';
import { Grouping, type KindRecord } from './group-records.ts';
import { readFresh, type StagedRecord } from './read-fresh.ts';

export interface Checking {
  db: Db;
  feed: Feed;
  maker: EntryMaker;
  /** The site's numbers for the ids of the feed. */
  numbers: SourceNumbers;
  problems: Problems;
  /** Collects the ids of the projects, which are read before the properties. */
  projects: Set<number>;
  signal: AbortSignal | undefined;
  /** Called with the number of records checked. */
  onDone(records: number): void;
}

/** Parses and validates every new record, and maps it to its property or project. An entry with an invalid record is marked as broken. */
export async function checkFresh(checking: Checking): Promise<void> {
  const { db, feed, maker, projects, signal, onDone } = checking;
  const grouping = new Grouping();
  const writing = new BackgroundWork();
  let done = 0;
  for await (const part of readFresh(db)) {
    signal?.throwIfAborted();
    const { records, broken, leaving } = await parseAll(checking, part, await feed.read(part));
    const valid = records.map(({ staged: { hash, place, size }, one }) => {
      const { kind, id, record } = one;
      return { kind, id, language: record.language, hash, place, size };
    });
    for (const { one } of records) {
      if (one.kind === 'project') projects.add(one.id);
      grouping.add(one);
    }
    await writing.begin(() =>
      Promise.all([stage(db, 'checked', valid), stage(db, 'broken', broken), stage(db, 'leaving', leaving)]),
    );
    await maker.make(grouping.take());
    done += part.length;
    onDone(done);
  }
  await maker.make(grouping.take(true));
  await writing.finish();
  await maker.finish();
}

type Parsed = { warnings: readonly FeedProblem[] } & (
  | { kind: 'property'; record: RecordOf<'property'> }
  | { kind: 'project'; record: RecordOf<'project'> }
);
type Entry = { kind: EntryKind; id: number };

/** The valid records, the entries of the others, whose problems are added, and those that the feed withdraws. */
export async function parseAll<P extends Pick<StagedRecord, 'kind' | 'number'>>(
  { numbers, problems }: Pick<Checking, 'numbers' | 'problems'>,
  part: readonly P[],
  bytes: readonly Buffer[],
): Promise<{ records: { staged: P; one: KindRecord }[]; broken: Entry[]; leaving: Entry[] }> {
  const found: { staged: P; one: Parsed }[] = [];
  const others: (SourceId & { isRemoved: boolean })[] = [];
  for (const [index, staged] of part.entries()) {
    const { kind, number } = staged;
    const checked = checkRecord(kind, bytes[index] as Buffer, number);
    if (checked.ok) {
      const { record, warnings } = checked;
      found.push({ staged, one: { kind, record, warnings } as Parsed });
      continue;
    }
    const { id, isRemoved } = checked;
    problems.add(checked.problems);
    if (id !== null) others.push({ kind, id, isRemoved });
  }
  await numbers.prepare([...found.flatMap(({ one }) => idsOf(one)), ...others]);
  const entries = (areRemoved: boolean): Entry[] =>
    others.flatMap(({ kind, id, isRemoved }) => (isRemoved === areRemoved ? { kind, id: numbers.of(kind, id) } : []));
  return {
    records: found.map(({ staged, one }) => ({ staged, one: numbered(one, numbers) })),
    broken: entries(false),
    leaving: entries(true),
  };
}

function numbered(one: Parsed, numbers: SourceNumbers): KindRecord {
  const id = numbers.of(one.kind, one.record.ID);
  if (one.kind === 'project') return { ...one, id };
  const { ProjectID: project } = one.record;
  return { ...one, id, projectId: project === null ? null : numbers.of('project', project) };
}

function idsOf(one: Parsed): SourceId[] {
  const own = { kind: one.kind, id: one.record.ID };
  const project = one.kind === 'property' ? one.record.ProjectID : null;
  return project === null ? [own] : [own, { kind: 'project', id: project }];
}
