import type { TogetherHome, TogetherList, TogetherPerson } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Executor } from '../platform/index.ts';

/** Id of the list of a token, and notes that somebody opened it: the others are erased. Null where there is none. */
export async function openList(db: Executor, hash: string | null): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update together_list set visited_at = now() where token_hash = ${hash} returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** @param own hash of the key of the person who asks; null for one who does not take part */
export async function readList(
  db: Executor,
  list: number,
  own: string | null,
): Promise<Pick<TogetherList, 'people' | 'homes'>> {
  const { rows: people } = await sql<TogetherPerson>`
    select id, first_name as "firstName", coalesce(key_hash = ${own}, false) as "isYou"
    from together_person where list = ${list} order by id`.execute(db);
  const { rows: homes } = await sql<TogetherHome>`
    select property_id as id,
      coalesce(jsonb_agg(person order by person) filter (where is_liked), '[]') as "likedBy",
      coalesce(jsonb_agg(jsonb_build_object('by', person, 'text', note) order by person) filter (where note <> ''), '[]')
        as notes
    from together_mark join together_person on together_person.id = person
    where list = ${list} group by property_id order by min(added_at) desc, property_id desc`.execute(db);
  return { people: [...people], homes: [...homes] };
}
