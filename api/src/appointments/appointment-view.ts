import type { Agent, Language } from '@facade/shared-domain/model';
import { appointmentPath } from '@facade/shared-domain/paths/forms/appointment-path';
import { agentOf, readProperties, readSummaries } from '../catalogue/index.ts';
import type { ReadDb } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';

/** What an appointment shows of its home and agent. */
export interface VisitedPlace {
  title: string;
  reference: string;
  /** "Rue Haute 5, 7800 Ath"; without the street if the agency does not publish it. */
  address: string;
  /** Address on the site; null if the home is no longer on it. */
  path: string | null;
  agent: Pick<Agent, 'name' | 'phone' | 'email'>;
}

/**
 * In one language; a home that is no longer on the site shows its number.
 * @param db the transaction, if one is open
 */
export async function placeOf(
  db: ReadDb,
  snapshot: Snapshot,
  propertyId: number,
  language: Language,
): Promise<VisitedPlace> {
  const view = { ...snapshot.view(language), db };
  const [summary] = await readSummaries(view, [propertyId]);
  const record = (await readProperties(db, [propertyId])).get(propertyId);
  const { name, phone, email } = agentOf(record?.agentId ?? null, view, snapshot.agency);
  const town = summary && [summary.zip, summary.city].filter(Boolean).join(' ');
  return {
    title: summary?.title.text ?? `ref. ${propertyId}`,
    reference: `ref. ${propertyId}`,
    address: [summary?.street, town].filter(Boolean).join(', '),
    path: summary?.path ?? null,
    agent: { name, phone, email },
  };
}

/** The mail's link to the page of an appointment; null if the site's address is not configured. */
export const appointmentUrl = (origin: string | null, language: Language, token: string): string | null =>
  origin && origin + appointmentPath(language, token);
