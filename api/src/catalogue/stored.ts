/** What the database keeps of the catalogue: the feed in the domain's own words, all languages in one record. */
import type {
  Availability,
  DocumentKind,
  EnergyLabel,
  FactGroup,
  Goal,
  Language,
  Localized,
  Location,
  Price,
  PriceBand,
  PricePoint,
  Region,
  Ribbon,
} from '@facade/shared-domain/model';
import type { Province } from '@facade/shared-domain/places/province';

export interface StoredProperty {
  id: number;
  reference: string;
  goal: Goal;
  availability: Availability;
  countryId: number;
  region: Region | null;
  zip: string;
  /** Official name; empty where the agency keeps the town to itself. */
  city: string;
  /** Street and number, null where they are not published. */
  street: string | null;
  /** Number of the box, which each language calls by a word of its own. */
  box?: string;
  location: Location | null;
  price: Price;
  /** What the feed itself tells of the prices asked in public, the oldest first; empty where the price is hidden. */
  priceHistory?: PricePoint[];
  ribbonId: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** m² */
  livingArea: number | null;
  /** m² */
  landArea: number | null;
  energy: EnergyLabel | null;
  isDwelling: boolean;
  /** The main category first. */
  categoryIds: number[];
  projectId: number | null;
  /** Number of the unit in its project ("1.2"), else empty. */
  unitNumber: string;
  floor: number | null;
  /** m² */
  terraceArea: number | null;
  pictures: StoredPictureUse[];
  groups: FactGroup[];
  texts: Partial<Record<Language, PropertyTexts>>;
  videoUrl: string | null;
  virtualTourUrl: string | null;
  agentId: string | null;
  cadastralIncome: number | null;
  /** ISO dates. */
  publishedAt: string;
  modifiedAt: string;
}

export interface StoredDocument {
  title: string;
  /** Name of the file that every visitor may have, where the agency says so. */
  file?: string;
  /** Name of the file that only who asked for it gets, by a link of their own. Never said in public. */
  held?: string;
}

export interface PropertyTexts {
  headline: string;
  typeName: string;
  description: string;
  documents: (StoredDocument & { kind: DocumentKind })[];
}

/** A picture of the library with what it shows, per language. */
export interface StoredPictureUse {
  id: string;
  alt: Localized;
  /** A floor plan. */
  plan?: true;
}

/** What is kept of an off-market home: what may be said of it, and nothing else. */
export interface StoredTeaser {
  id: number;
  goal: Goal;
  countryId: number;
  province: Province | null;
  /** The main category first. */
  categoryIds: number[];
  priceBand: PriceBand | null;
  bedrooms: number | null;
  /** m², rounded. */
  livingArea: number | null;
  /** m², rounded. */
  landArea: number | null;
  energy: EnergyLabel | null;
  /** ISO date. */
  publishedAt: string;
}

export interface StoredProject {
  id: number;
  city: string;
  zip: string;
  /** Name the URL is made of; may be empty. */
  webIdName: Localized;
  deliveryAt: string | null;
  location: Location | null;
  pictures: StoredPictureUse[];
  agentId: string | null;
  texts: Partial<Record<Language, { name: string; description: string; documents: StoredDocument[] }>>;
}

export interface StoredCategory {
  id: number;
  name: Localized;
  order: number;
}

export interface StoredRibbon extends Omit<Ribbon, 'label'> {
  label: Localized;
}

export interface StoredCity {
  name: string;
  zip: string;
  label: Localized;
  aliases: string[];
  location: { lat: number; lng: number } | null;
}

export interface StoredAgent {
  id: string;
  name: string;
  role: Localized;
  phone: string;
  email: string;
  pictureId: string | null;
}

/** A master in the picture folder. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
  /** Average colour `#rrggbb`. */
  color: string;
  /** File name in the picture folder. */
  file: string;
}

/** By id. */
export type Pictures = ReadonlyMap<string, StoredPicture>;
export type Projects = ReadonlyMap<number, StoredProject>;
