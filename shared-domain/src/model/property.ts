import type { Facets } from './facets.ts';
import type { Language, Text } from './language.ts';
import type { Nearby } from './nearby.ts';
import type { Picture } from './picture.ts';
import type { Price } from './price.ts';
import type { PropertyDocument } from './property-document.ts';
import type { Unit } from './unit.ts';

/** For sale or for rent. CRM: 0 is sale, every other value rent. */
export type Goal = 'sale' | 'rent';

/** CRM status: 0 prospect, 1 active, 2 sold, 3 cancelled, 4 rented, 5 inactive, 6 reference. Only these three are public. */
export type Availability = 'available' | 'sold' | 'rented';

export type Region = 'brussels' | 'wallonia' | 'flanders';

/** An agency-defined ribbon over a card ("new", "option"). Availability does not depend on it. */
export interface Ribbon {
  id: number;
  label: string;
  tone: 'neutral' | 'positive' | 'attention' | 'closed';
  showOnMap: boolean;
}

export interface EnergyLabel {
  /** Band key such as `a_plus`, `c`, `f_sub`. */
  band: string;
  region: Region;
  /** kWh per m² and year. */
  kwhPerM2: number | null;
}

/** WGS84 degrees. `exact` is false if the address is hidden: then the point is the town's. */
export interface Location {
  lat: number;
  lng: number;
  exact: boolean;
}

/** The part of a property that a card, a list row or a marker shows, in one language. */
export interface PropertySummary {
  id: number;
  goal: Goal;
  availability: Availability;
  /** Canonical URL path in the requested language. */
  path: string;
  /** Headline: the CRM's free description, else the type name in town. */
  title: Text;
  /** Category name in the language ("Maison", "Woning"); empty if the CRM has none. */
  typeName: string;
  categoryIds: number[];
  /** Town name in the visitor's language; empty if unknown. */
  city: string;
  zip: string;
  /** "Rue du Moulin 12 bte B" if the agency publishes it, with the language's word for the box. */
  street: string | null;
  price: Price;
  /** If the price went down in the last thirty days: the price before, in euro. See `recentDrop`. */
  previousPrice?: number;
  /** ISO date of that reduction. */
  priceDroppedAt?: string;
  ribbon: Ribbon | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** m² */
  livingArea: number | null;
  /** m² */
  landArea: number | null;
  /** m² of a home without living area or land: a garage, a shop, an office. */
  totalArea?: number;
  energy: EnergyLabel | null;
  pictures: Picture[];
  location: Location | null;
  projectId: number | null;
  /** ISO date. */
  publishedAt: string;
}

/** How a fact is formatted. */
export type FactKind =
  | 'text'
  | 'number'
  | 'price'
  | 'area'
  | 'length'
  | 'date'
  | 'percentage'
  | 'yesNo'
  | 'list'
  | 'energy'
  | 'code';

/** One labelled value: `key` names the label in the detail section's locale (`facts.livingArea`). */
export interface Fact {
  key: string;
  kind: FactKind;
  /** A `text` value that is a code of a closed list is translated by `values.<key>.<value>`. */
  value: string | number | boolean | string[];
}

export type FactGroupKey =
  | 'general'
  | 'layout'
  | 'surfaces'
  | 'energy'
  | 'comfort'
  | 'building'
  | 'legal'
  | 'flood'
  | 'certificates'
  | 'costs'
  | 'rental'
  | 'annuity'
  | 'availability';

export interface FactGroup {
  key: FactGroupKey;
  facts: Fact[];
}

export interface Agent {
  name: string;
  role: string;
  phone: string;
  email: string;
  picture: Picture | null;
}

/** An asking price and the date since when it was asked. */
export interface PricePoint {
  /** ISO date. */
  at: string;
  /** Euro, per month for rent. */
  amount: number;
}

/** A text of the CRM about a home or project. */
export interface HomeText {
  /** Clean HTML: paragraphs, lists and emphasis, nothing else and without attributes; empty if there is no text. */
  html: string;
  /** Its first paragraph, without markup. */
  summary: string;
  language: Language;
}

/** The homes of the agency that a range of prices is derived from. */
export interface Compared {
  homes: number;
  /** How many of them are sold. */
  sold: number;
  /** How far away the furthest of them is, in kilometres. */
  withinKm: number;
}

/** The asking price of a home beside those of similar ones, in euro per m². */
export interface PriceContext extends Compared {
  perSquareMetre: number;
  /** The middle half of the similar homes. */
  low: number;
  high: number;
}

export interface PropertyDetail extends PropertySummary {
  /** Every public asking price, oldest first, the current one last; undefined if it never changed. */
  priceHistory?: PricePoint[];
  /** Undefined where too few homes are similar. */
  priceContext?: PriceContext;
  description: HomeText;
  countryId: number;
  region: Region | null;
  isDwelling: boolean;
  /** Public reference, printed as "Ref". */
  reference: string;
  groups: FactGroup[];
  /** Canonical paths of this property in every enabled language. */
  paths: Partial<Record<Language, string>>;
  project: { id: number; name: string; path: string } | null;
  /** Units of the same project that are still to be had, at most six, the likeliest alternative first; undefined if there are none. */
  otherUnits?: Unit[];
  documents: PropertyDocument[];
  videoUrl: string | null;
  virtualTourUrl: string | null;
  agent: Agent;
  /** Cadastral income in euro per year. */
  cadastralIncome: number | null;
  /** What is near; null if nothing is known. */
  nearby: Nearby | null;
  /** ISO date of the last change. */
  modifiedAt: string;
}

export interface PropertyPage {
  items: PropertySummary[];
  page: number;
  pageSize: number;
  /** How many match, sold and rented ones included unless they were excluded; at most 10,000. */
  total: number;
  /** More match than `total` ("10.000+"). */
  totalIsMore?: true;
  /** How many sold or rented ones match, whether listed or excluded; at most 10,000. */
  unavailable: number;
  /** If requested. */
  facets?: Facets;
  /** Too many homes match to count them all: the counts of `facets` are estimates, and a choice that is missing may still have some. */
  facetsAreEstimates?: true;
}

export type PropertySort = 'date' | '-date' | 'price' | '-price' | 'city' | 'type' | '-surface';
