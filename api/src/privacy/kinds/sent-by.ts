import { type RawBuilder, sql } from 'kysely';
import { emailOf, type Person } from '../privacy-kind.ts';

/** Condition on a submission: this person sent it, or another sender named them in it. */
export function sentBy(person: Person): RawBuilder<boolean> {
  const email = emailOf(person);
  return sql<boolean>`${email}::text in (lower(fields->>'email'), lower(fields->>'friendEmail'))`;
}
