import type { Language } from './language.ts';
import type { Nearby } from './nearby.ts';
import type { Picture } from './picture.ts';
import type { Agent, HomeText, Location } from './property.ts';
import type { PropertyDocument } from './property-document.ts';
import type { Unit } from './unit.ts';

export interface ProjectSummary {
  id: number;
  path: string;
  name: string;
  city: string;
  zip: string;
  /** Lowest and highest published price of its available units, euro before VAT. */
  priceMin: number | null;
  priceMax: number | null;
  unitCount: number;
  availableCount: number;
  /** How many of the available ones are under option. */
  optionCount: number;
  /** ISO date or null. */
  deliveryAt: string | null;
  pictures: Picture[];
  location: Location | null;
}

/** A page of the projects, newest first. */
export interface ProjectPage {
  items: ProjectSummary[];
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

export interface ProjectDetail extends ProjectSummary {
  description: HomeText;
  /** At most 500, available ones first; `unitCount` counts all. */
  units: Unit[];
  paths: Partial<Record<Language, string>>;
  documents: Pick<PropertyDocument, 'title' | 'language' | 'file'>[];
  agent: Agent;
  /** What is near; null if nothing is known. */
  nearby: Nearby | null;
}
