import type { FeedProblem, ProjectRecord, PropertyRecord } from '@facade/feed';

/** The records of one property or project, one per language, in the order of the feed, and what was left out of them. */
export type Group = { warnings: readonly FeedProblem[] } & (
  | { kind: 'property'; id: number; projectId: number | null; records: [PropertyRecord, ...PropertyRecord[]] }
  | { kind: 'project'; id: number; records: [ProjectRecord, ...ProjectRecord[]] }
);

/** A valid record with its kind, and the numbers of its home and project on this site. */
export type KindRecord = { warnings: readonly FeedProblem[] } & (
  | { kind: 'property'; id: number; projectId: number | null; record: PropertyRecord }
  | { kind: 'project'; id: number; record: ProjectRecord }
);

/** Groups adjacent records with the same id. Most feeds are ordered like this; other entries are mapped again. */
export class Grouping {
  #open: Group | null = null;
  #closed: Group[] = [];

  add(one: KindRecord): void {
    const open = this.#open;
    if (open?.kind === 'property' && one.kind === 'property' && open.id === one.id) open.records.push(one.record);
    else if (open?.kind === 'project' && one.kind === 'project' && open.id === one.id) open.records.push(one.record);
    else {
      if (open) this.#closed.push(open);
      this.#open = startGroup(one);
      return;
    }
    if (one.warnings.length > 0) open.warnings = [...open.warnings, ...one.warnings];
  }

  /** The groups that are complete, assuming that records of an entry are adjacent. */
  take(isEnd = false): Group[] {
    const groups = isEnd && this.#open ? [...this.#closed, this.#open] : this.#closed;
    this.#closed = [];
    if (isEnd) this.#open = null;
    return groups;
  }
}

const startGroup = (one: KindRecord): Group =>
  one.kind === 'property'
    ? { kind: one.kind, id: one.id, projectId: one.projectId, warnings: one.warnings, records: [one.record] }
    : { kind: one.kind, id: one.id, warnings: one.warnings, records: [one.record] };
