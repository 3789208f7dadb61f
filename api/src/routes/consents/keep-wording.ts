import { hash } from 'node:crypto';
import type { Db } from '../../database/index.ts';

/**
 * Keeps what the agency said to visitors in its own words, once: proof of a choice is worth little without what was asked.
 * @returns its key; empty where the agency says nothing of its own
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
