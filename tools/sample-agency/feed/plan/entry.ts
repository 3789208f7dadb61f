import type { PictureOrder } from '../../pictures/scene.ts';
import type { PropertyFacts } from '../records/record-facts.ts';

export type Building = PictureOrder['building'];

/** The same text in both languages of the agency: Dutch, French. */
export type Pair = readonly [nl: string, fr: string];

/** What a person decides about one property; everything else is derived from it (facts, texts, pictures). */
export interface PlanEntry {
  /** Id in the CRM; also the seed of everything derived. */
  id: number;
  /** Main category. */
  webId: number;
  alsoIn?: readonly number[];
  goal: 'sale' | 'rent';
  /** French name in `localities.csv`; `''` for a town the agency keeps to itself. */
  town: string;
  /** Only where it cannot follow from the town. */
  zip?: string;
  building: Building;
  year: number;
  /** Euro; a month for rent, the bouquet of an annuity. */
  price: number;
  bedrooms?: number;
  /** m² */
  living?: number;
  /** m² */
  land?: number;
  /** Label on the energy certificate. */
  label?: string;
  ribbon?: number;
  status?: number;
  project?: number;
  unit?: string;
  /** Headline of the agency, without price. */
  title: Pair;
  /** The sentence that is true of this property only. */
  detail: Pair;
  /** Type name where the category's own does not do. */
  type?: Pair;
  hideAddress?: boolean;
  hidePrice?: boolean;
  /** Offered without being published. */
  offMarket?: boolean;
  /** French headline ends with the asking price. */
  priceInTitle?: boolean;
  /** Languages in which the agency wrote no description. */
  undescribed?: readonly ('nl' | 'fr')[];
  facts?: Partial<PropertyFacts>;
}

type Size = readonly [bedrooms: number, living: number, land: number];
type Extra = Partial<PlanEntry>;

/** A row of the house tables. */
export function house(
  id: number,
  town: string,
  building: Building,
  year: number,
  [bedrooms, living, land]: Size,
  price: number,
  label: string,
  title: Pair,
  detail: Pair,
  extra: Extra = {},
): PlanEntry {
  return {
    id,
    webId: 1,
    goal: 'sale',
    town,
    building,
    year,
    bedrooms,
    living,
    land,
    price,
    label,
    title,
    detail,
    ...extra,
  };
}

/** A row of the tables of things that are not lived in. */
export function place(
  id: number,
  webId: number,
  town: string,
  building: Building,
  year: number,
  price: number,
  title: Pair,
  detail: Pair,
  extra: Extra = {},
): PlanEntry {
  return { id, webId, goal: 'sale', town, building, year, price, title, detail, ...extra };
}
