import { readFile } from 'node:fs/promises';
import { FeedError } from '../reading/feed-error.ts';
import type { RecordKind } from '../reading/kinds.ts';

/** Lists of the file, with the names of the CRM feed. */
const LISTS = { categories: 'category', ribbons: 'ribbon', agents: 'agent', cities: 'city' } as const;

interface Lookup {
  kind: RecordKind;
  record: Record<string, unknown>;
  /** Its position in its list, from 1. */
  number: number;
}

/**
 * The records of `lookups.json` beside a source without agents, ribbons, towns or categories. None if the file is
 * missing.
 * @throws FeedError if it is not an object with lists
 */
export async function readLookups(file: string): Promise<Lookup[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new FeedError('lookupsUnreadable', { code: error.code ?? '' });
  });
  if (text === null) return [];
  const lists = parse(text);
  const unknown = Object.keys(lists).find((name) => !Object.hasOwn(LISTS, name));
  if (unknown) throw new FeedError('lookupsUnknown', { name: unknown, lists: Object.keys(LISTS).join(', ') });
  return Object.entries(LISTS).flatMap(([name, kind]) => {
    const list = lists[name] ?? [];
    if (!Array.isArray(list)) throw new FeedError('lookupsNoList', { name });
    return list.map((record, index): Lookup => ({ kind, record, number: index + 1 }));
  });
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw new FeedError('lookupsNotJson', { reason: (error as Error).message });
  }
  throw new FeedError('lookupsNotObject');
}
