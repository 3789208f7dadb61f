import { EXPORTED_AT } from '../clock.ts';
import { deriveFacts } from '../facts/derive.ts';
import { subjectOf } from '../facts/subject.ts';
import { agents, categoryRecords, ribbons } from '../lookups.ts';
import { ordersOfProperty } from '../orders.ts';
import { owners } from '../owners.ts';
import { plan } from '../plan/all.ts';
import type { PlanEntry } from '../plan/entry.ts';
import { cityRecordsWith, townOf } from '../records/city-records.ts';
import { projectRecords } from '../records/project-records.ts';
import { recordsOf } from '../records/property-records.ts';
import type { PropertyRecord } from '../records/record.ts';
import { createDealer } from '../text/telling.ts';
import { type Variation, variationAt } from './vary-entry.ts';

/** Properties whose texts share a dealer: it looks at every sentence that was used. */
const SHARED = plan.length;

/** The records of so many properties, one property after another. Never more than one in memory. */
function* propertyRecords(count: number): Generator<PropertyRecord[]> {
  const pictures = new Map<number, ReturnType<typeof ordersOfProperty>>();
  let dealer = createDealer();
  for (let index = 0; index < count; index += 1) {
    if (index % SHARED === 0) dealer = createDealer();
    const { entry, pattern }: Variation = variationAt(index);
    const drawn = pictures.get(pattern.id) ?? picturesOf(pattern);
    pictures.set(pattern.id, drawn);
    yield recordsOf(entry, dealer, drawn).records;
  }
}

function picturesOf(entry: PlanEntry) {
  const subject = subjectOf(entry);
  return ordersOfProperty(subject, deriveFacts(subject));
}

/** A list of the feed and one record of it; null begins an empty list. */
export type ManyRecord = [list: string, record: object | null];

/** Every record of a feed of so many properties, list after list. */
function* manyRecords(count: number): Generator<ManyRecord> {
  const counts = new Map<string, number>();
  const units: PropertyRecord[] = [];
  yield ['properties', null];
  for (const records of propertyRecords(count)) {
    for (const record of records) {
      if (record.language === 'nl') counts.set(townOf(record), (counts.get(townOf(record)) ?? 0) + 1);
      if (record.ProjectID !== null) units.push(record);
      yield ['properties', record];
    }
  }
  const others = {
    projects: projectRecords(units).records,
    categories: categoryRecords,
    ribbons,
    agents,
    cities: cityRecordsWith(counts),
    owners,
  };
  for (const [list, records] of Object.entries(others)) {
    yield [list, null];
    for (const record of records) yield [list, record];
  }
}

const KINDS: Record<string, string> = {
  properties: 'property',
  projects: 'project',
  categories: 'category',
  ribbons: 'ribbon',
  agents: 'agent',
  cities: 'city',
  owners: 'owner',
};

/** The feed as text, in parts: one JSON document with one record a line. */
export function* documentOf(count: number): Generator<string> {
  yield `{"generatedAt":${JSON.stringify(EXPORTED_AT)}`;
  let isOpen = false;
  let isFirst = true;
  for (const [list, record] of manyRecords(count)) {
    if (record) yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`;
    else yield `${isOpen ? '\n]' : ''},\n${JSON.stringify(list)}:[`;
    isFirst = !record;
    isOpen = true;
  }
  yield '\n]}\n';
}

/** The feed as NDJSON: one record a line, which begins with its kind. */
export function* linesOf(count: number): Generator<string> {
  for (const [list, record] of manyRecords(count))
    if (record) yield `${JSON.stringify({ kind: KINDS[list], ...record })}\n`;
}
