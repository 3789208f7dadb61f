/** What the database stores of the catalogue: the feed in the domain's terms, all languages in one record. */
import type { FeedProblem } from '@facade/feed';
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
  /** Official name; empty if the agency hides the town. */
  city: string;
  /** Street and number; null if they are not published. */
  street: string | null;
  /** Number of the box ("bus", "boîte"), without the word. */
  box?: string;
  location: Location | null;
  price: Price;
  /** Earlier public prices as the feed gives them, oldest first; empty if the price is hidden. */
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
  /** Name of the file if every visitor may download it. */
  file?: string;
  /** Name of a file that is only sent on request, by a personal link. Never published. */
  held?: string;
}

export interface PropertyTexts {
  headline: string;
  typeName: string;
  description: string;
  documents: (StoredDocument & { kind: DocumentKind })[];
}

/** A picture of the library with its description per language. */
export interface StoredPictureUse {
  id: string;
  alt: Localized;
  /** A floor plan. */
  plan?: true;
}

/** What is stored of an off-market home: only what may be published. */
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
  /** Name for the URL; may be empty. */
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

/** What of an import's report is read again. */
export interface StoredReport {
  imported: boolean;
  leftOut: number;
  counts: Record<'properties' | 'added' | 'changed' | 'removed', number>;
  tooMany: { removed: number; homes: number } | null;
  errors: FeedProblem[];
  warnings: FeedProblem[];
  more: { errors: number; warnings: number };
}

/** Small tables that properties and projects refer to. */
export interface StoredLookups {
  categories: StoredCategory[];
  cities: StoredCity[];
  ribbons: StoredRibbon[];
  agents: StoredAgent[];
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
