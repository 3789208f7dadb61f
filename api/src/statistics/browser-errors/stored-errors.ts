import type { ErrorCount, StoredError } from '@facade/shared-domain/browser-errors';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** Errors of a release that are stored apart: anybody can report some. Further ones are one, without message and place. */
const MOST = 50;

type Key = Pick<ErrorCount, 'section' | 'release' | 'message'> & { place: string };

/** Adds to the counts. Several apis and shells add up. */
export async function addErrors(db: Db, counts: readonly ErrorCount[]): Promise<void> {
  if (counts.length === 0) return;
  const added = withinLimit(counts, await storedKeys(db, counts));
  // One parameter, however many there are. Sorted, to prevent deadlocks between two apis.
  const insert = sql`insert into browser_error (section, release, message, place, frames, pages)
    select one.* from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as one (section text, release text, message text, place text, frames jsonb, pages integer)
    order by section, release, message, place
    on conflict (section, release, message, place) do update
      set pages = browser_error.pages + excluded.pages, frames = excluded.frames, last_seen = now()`;
  await insert.execute(db);
}

const storedKeys = (db: Db, counts: readonly ErrorCount[]): Promise<Key[]> =>
  db
    .selectFrom('browser_error')
    .select(['section', 'release', 'message', 'place'])
    .where(({ eb, and, or }) =>
      or(
        [...new Map(counts.map((count) => [releaseOf(count), count])).values()].map(({ section, release }) =>
          and([eb('section', '=', section), eb('release', '=', release)]),
        ),
      ),
    )
    .execute();

/** Each group once, and of each release only so many beside those that are stored. */
function withinLimit(counts: readonly ErrorCount[], stored: readonly Key[]): (ErrorCount & Key)[] {
  const known = new Map<string, Set<string>>();
  const groupsOf = (key: Key) => known.get(releaseOf(key)) ?? new Set<string>();
  const note = (key: Key) => known.set(releaseOf(key), groupsOf(key).add(textOf(key)));
  stored.forEach(note);
  const added = new Map<string, ErrorCount & Key>();
  for (const count of counts) {
    const own = { ...count, place: count.frames[0] ?? '' };
    const isKept = groupsOf(own).size < MOST || groupsOf(own).has(textOf(own));
    const kept = isKept ? own : { ...own, message: '', place: '', frames: [] };
    note(kept);
    added.set(textOf(kept), { ...kept, pages: kept.pages + (added.get(textOf(kept))?.pages ?? 0) });
  }
  return [...added.values()];
}

const releaseOf = ({ section, release }: Pick<Key, 'section' | 'release'>): string => `${section}@${release}`;
const textOf = (key: Key): string => [releaseOf(key), key.message, key.place].join('\n');

/** What was seen since a time, those on most pages first. */
export async function errorsSince(db: Db, since: Date): Promise<StoredError[]> {
  const rows = await db
    .selectFrom('browser_error')
    .select(['section', 'release', 'message', 'frames', 'pages', 'first_seen', 'last_seen'])
    .where('last_seen', '>=', since)
    .orderBy('pages', 'desc')
    .orderBy('last_seen', 'desc')
    .execute();
  return rows.map(({ first_seen, last_seen, ...row }) => ({
    ...row,
    firstSeen: first_seen.toISOString(),
    lastSeen: last_seen.toISOString(),
  }));
}
