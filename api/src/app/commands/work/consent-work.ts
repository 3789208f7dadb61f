import type { Db } from '../../../platform/index.ts';

/** The requests of `facade consent`. */
export type ConsentOrder = { action: 'list'; since: string | null; limit: number } | { action: 'show'; id: string };

/** A cookie choice, with the question it answered. */
export interface StoredConsent {
  id: string;
  /** ISO time. */
  givenAt: string;
  /** Of the text that was shown. */
  version: string;
  /** Empty if the browser did not send it. */
  language: string;
  choices: Record<string, boolean>;
  /** The agency's own wording that was shown, by name; empty if it had none. */
  wording: Record<string, string>;
}

/** The newest first; `show` returns at most one. */
export async function workOnConsents(db: Db, order: ConsentOrder): Promise<StoredConsent[]> {
  let query = db
    .selectFrom('consent')
    .leftJoin('consent_wording', 'consent_wording.key', 'consent.wording')
    .select(['id', 'given_at', 'version', 'consent.language', 'choices', 'texts'])
    .orderBy('given_at', 'desc')
    .orderBy('id');
  if (order.action === 'show') query = query.where('id', '=', order.id);
  else {
    query = query.limit(order.limit);
    if (order.since !== null) query = query.where('given_at', '>=', new Date(order.since));
  }
  const rows = await query.execute();
  return rows.map(({ given_at, texts, ...row }) => ({
    ...row,
    givenAt: given_at.toISOString(),
    wording: texts === null ? {} : (JSON.parse(texts) as Record<string, string>),
  }));
}
