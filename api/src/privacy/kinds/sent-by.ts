import { type RawBuilder, sql } from 'kysely';
import { emailOf, type Person } from '../privacy-kind.ts';

/** Of a submission: whether this person sent it, or was named in it by somebody else. */
export function sentBy(person: Person): RawBuilder<boolean> {
  const email = emailOf(person);
  return sql<boolean>`${email}::text in (lower(fields->>'email'), lower(fields->>'friendEmail'))`;
}
