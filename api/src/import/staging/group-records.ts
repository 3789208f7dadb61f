import type { ProjectRecord, PropertyRecord } from '@facade/feed';

/** The records of one property or project, one per language, in the order of the feed. */
export type Group =
  | { kind: 'property'; id: number; records: [PropertyRecord, ...PropertyRecord[]] }
  | { kind: 'project'; id: number; records: [ProjectRecord, ...ProjectRecord[]] };

/** A valid record with its kind. */
export type KindRecord = { kind: 'property'; record: PropertyRecord } | { kind: 'project'; record: ProjectRecord };

/** Groups adjacent records with the same id. Most feeds are ordered like this; other entries are mapped again. */
export class Grouping {
  #open: Group | null = null;
  #closed: Group[] = [];

  add(one: KindRecord): void {
    const open = this.#open;
    if (open?.kind === 'property' && one.kind === 'property' && open.id === Number(one.record.ID))
      open.records.push(one.record);
    else if (open?.kind === 'project' && one.kind === 'project' && open.id === Number(one.record.ID))
      open.records.push(one.record);
    else {
      if (open) this.#closed.push(open);
      this.#open = startGroup(one);
    }
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
    ? { kind: one.kind, id: Number(one.record.ID), records: [one.record] }
    : { kind: one.kind, id: Number(one.record.ID), records: [one.record] };
