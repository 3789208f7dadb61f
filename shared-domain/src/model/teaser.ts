import type { Language } from './language.ts';
import type { EnergyLabel, Goal } from './property.ts';

/** Euro, per month for rent; `from` is included. */
export interface PriceBand {
  from: number;
  to: number;
}

/** Everything public about an off-market home: nothing that could identify it. */
export interface Teaser {
  /** Number in the CRM, which visitors quote to ask for more. */
  id: number;
  goal: Goal;
  /** Path of its page in the requested language. */
  path: string;
  /** Paths of its page in every enabled language. */
  paths: Partial<Record<Language, string>>;
  /** Name of its main category in the language; empty if it has none. */
  typeName: string;
  /** "Province of Hainaut"; empty if unknown. */
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
