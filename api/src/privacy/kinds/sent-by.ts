import { type RawBuilder, sql } from 'kysely';
import { emailOf, type Person } from '../privacy-kind.ts';

/** Condition on a submission: this person sent it, or another sender named them in it. */
export function sentBy(person: Person): RawBuilder<boolean> {
  const email = emailOf(person);
  // Two conditions, because each has an index.
  return sql<boolean>`(lower(fields->>'email') = ${email} or lower(fields->>'friendEmail') = ${email})`;
}
