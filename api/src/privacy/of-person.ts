import { PRIVACY_KINDS } from './kinds/index.ts';
import type { Entry, Person, PrivacyStores } from './privacy-kind.ts';

/** All data about a person by kind; empty kinds are left out. */
export interface PersonalData {
  person: Person;
  at: string;
  data: Record<string, Entry[]>;
}

/** Collects all data about a person, who has asked for a copy. */
export async function exportPerson(stores: PrivacyStores, person: Person): Promise<PersonalData> {
  const data: Record<string, Entry[]> = {};
  for (const { id, find } of PRIVACY_KINDS) {
    const entries = (await find?.(stores, person)) ?? [];
    if (entries.length > 0) data[id] = entries;
  }
  return { person, at: new Date().toISOString(), data };
}

/** Kind → how many were erased, and how many only the agency can erase. */
export interface Erased {
  erased: Record<string, number>;
  left: Record<string, number>;
}

/** Erases all data that a job may erase. Data for the agency to decide about is counted, not erased. */
export async function erasePerson(stores: PrivacyStores, person: Person): Promise<Erased> {
  const erased: Record<string, number> = {};
  const left: Record<string, number> = {};
  for (const { id, find, erase } of PRIVACY_KINDS) {
    const number = erase ? await erase(stores, person) : ((await find?.(stores, person)) ?? []).length;
    if (number > 0) (erase ? erased : left)[id] = number;
  }
  return { erased, left };
}
