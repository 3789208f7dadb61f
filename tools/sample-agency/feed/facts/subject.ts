import { createRandom, type Random } from '../../pictures/random.ts';
import { type Locality, localityOf } from '../localities.ts';
import type { PlanEntry } from '../plan/entry.ts';

export type Kind = 'house' | 'apartment' | 'newApartment' | 'land' | 'investment' | 'commerce' | 'garage' | 'other';

/** A property being worked out: the person's decisions, where it is, and chance of its own. */
export interface Subject {
  entry: PlanEntry;
  kind: Kind;
  /** Has a dwelling with an energy certificate of its own. */
  dwelling: boolean;
  /** Null where the town is withheld. */
  locality: Locality | null;
  region: 'wallonia' | 'flanders' | 'brussels' | null;
  /** Depends on the property's id only: a new property changes no other. */
  random: Random;
}

const KINDS: Record<number, Kind> = {
  1: 'house',
  2: 'newApartment',
  3: 'land',
  5: 'investment',
  6: 'commerce',
  7: 'other',
  8: 'garage',
  9: 'house',
  10: 'house',
  12: 'apartment',
};

export function subjectOf(entry: PlanEntry): Subject {
  const kind = KINDS[entry.webId];
  if (!kind) throw new Error(`Property ${entry.id}: no category ${entry.webId}`);
  const locality = localityOf(entry.town);
  return {
    entry,
    kind,
    dwelling: entry.label !== undefined,
    locality,
    region: locality ? locality.region : 'wallonia',
    random: createRandom(`property-${entry.id}`),
  };
}
