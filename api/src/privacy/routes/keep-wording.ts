import { hash } from 'node:crypto';
import type { Db } from '../../platform/index.ts';

/**
 * Stores the agency's own wording of the question once: proof of a choice needs the question.
 * @returns its key; empty if the agency has no wording of its own
 */
export async function keepWording(
  db: Db,
  texts: Record<string, string>,
  language: string,
  moment: Date,
): Promise<string> {
  if (Object.keys(texts).length === 0) return '';
  const json = JSON.stringify(texts);
  const key = hash('sha256', `${language}\0${json}`).slice(0, 16);
  await db
    .insertInto('consent_wording')
    .values({ key, language, texts: json, first_given_at: moment })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return key;
}
