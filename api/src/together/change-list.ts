import { MAX_FAVOURITES, TOGETHER } from '@facade/shared-domain/limits';
import type { TogetherChange } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Executor } from '../platform/index.ts';

/** Why a change is refused: a key of the room's texts. */
export type Refusal = 'firstNameTaken' | 'tooManyPeople' | 'notJoined' | 'tooManyHomes' | 'homeUnknown';

/** Creates a list with its first person, who likes all of its homes. */
export async function startList(
  tx: Executor,
  { hash, own, firstName, homes }: { hash: string; own: string; firstName: string; homes: readonly number[] },
): Promise<Refusal | null> {
  const { rows } = await sql<{ id: number }>`
    insert into together_list (token_hash) values (${hash}) returning id`.execute(tx);
  const [list] = rows;
  if (!list) throw new Error('a list was not stored');
  return (
    (await join(tx, list.id, own, firstName)) ?? changeList(tx, list.id, own, { action: 'add', homes: [...homes] })
  );
}

/**
 * Does what a person wants with their own hearts and notes, or with the list; the caller rolls back where it is refused. The list
 * is locked until the end of the transaction, so that its limits hold for changes at the same moment too.
 * @param own hash of the person's key
 */
export async function changeList(
  tx: Executor,
  list: number,
  own: string | null,
  change: TogetherChange,
): Promise<Refusal | null> {
  await sql`select from together_list where id = ${list} for update`.execute(tx);
  if (change.action === 'end') {
    await sql`delete from together_list where id = ${list}`.execute(tx);
    return null;
  }
  if (change.action === 'join') return own === null ? 'notJoined' : join(tx, list, own, change.firstName);
  const { rows } = await sql<{ id: number }>`
    select id from together_person where list = ${list} and key_hash = ${own}`.execute(tx);
  const [person] = rows;
  if (!person) return 'notJoined';
  if (change.action === 'leave') {
    await sql`delete from together_person where id = ${person.id}`.execute(tx);
    await sql`delete from together_list where id = ${list}
      and not exists (select from together_person where list = ${list})`.execute(tx);
    return null;
  }
  return mark(tx, list, person.id, change);
}

/** Takes part, or gets another name. */
async function join(tx: Executor, list: number, own: string, firstName: string): Promise<Refusal | null> {
  const { rows } = await sql<{ taken: boolean; others: number }>`
    select coalesce(bool_or(lower(first_name) = lower(${firstName})), false) as taken, count(*)::int as others
    from together_person where list = ${list} and key_hash <> ${own}`.execute(tx);
  if (rows[0]?.taken) return 'firstNameTaken';
  if ((rows[0]?.others ?? 0) >= TOGETHER.people) return 'tooManyPeople';
  await sql`insert into together_person (list, first_name, key_hash) values (${list}, ${firstName}, ${own})
    on conflict (list, key_hash) do update set first_name = excluded.first_name`.execute(tx);
  return null;
}

type Mark = Extract<TogetherChange, { action: 'heart' | 'note' | 'add' }>;

async function mark(tx: Executor, list: number, person: number, change: Mark): Promise<Refusal | null> {
  const wanted = change.action === 'add' ? change.homes : [change.home];
  const isLiked = change.action === 'note' ? null : change.action === 'add' || change.liked;
  const note = change.action === 'note' ? change.note : null;
  // Homes that left the site stay on the list.
  const { numAffectedRows = 0n } = await sql`
    insert into together_mark (person, property_id, is_liked, note)
    select ${person}, id, coalesce(${isLiked}::boolean, false), coalesce(${note}::text, '')
    from unnest(${wanted}::integer[]) as wanted(id)
    where exists (select from property where property.id = wanted.id) or exists (
      select from together_mark join together_person on together_person.id = person
      where list = ${list} and property_id = wanted.id)
    on conflict (person, property_id) do update set
      is_liked = coalesce(${isLiked}::boolean, together_mark.is_liked),
      note = coalesce(${note}::text, together_mark.note)`.execute(tx);
  await sql`delete from together_mark where person = ${person} and not is_liked and note = ''`.execute(tx);
  const { rows } = await sql<{ homes: number }>`
    select count(distinct property_id)::int as homes
    from together_mark join together_person on together_person.id = person where list = ${list}`.execute(tx);
  if ((rows[0]?.homes ?? 0) > MAX_FAVOURITES) return 'tooManyHomes';
  return numAffectedRows === 0n ? 'homeUnknown' : null;
}
