import type { Language } from './language.ts';
import type { EnergyLabel, Goal } from './property.ts';

/** Euro, `from` included; a month for rent. */
export interface PriceBand {
  from: number;
  to: number;
}

/** Everything that is public of an off-market home: nothing it could be recognised by. */
export interface Teaser {
  /** Number in the CRM, by which a visitor asks for more. */
  id: number;
  goal: Goal;
  /** Path of its page in the language asked for. */
  path: string;
  /** Paths of its page in every enabled language. */
  paths: Partial<Record<Language, string>>;
  /** Name of its main category in the language; empty where it has none. */
  typeName: string;
  /** "Province of Hainaut"; empty where unknown. */
  area: string;
  /** Null: on request. */
  priceBand: PriceBand | null;
  bedrooms: number | null;
  /** m², to the nearest ten. */
  livingArea: number | null;
  /** m², to the nearest hundred. */
  landArea: number | null;
  /** The band alone: `kwhPerM2` is null. */
  energy: EnergyLabel | null;
}
