import type { PrintedFact, PrintedGroup } from '@facade/shared-domain/facts/print-facts';
import type { PriceWords } from '@facade/shared-domain/listing/price-words';
import type { Agency, Agent, EnergyLabel, Language } from '@facade/shared-domain/model';
import type { Palette } from '../../site/index.ts';
import type { PlaceMap } from '../map/street-map.ts';

/** Pictures are JPEG. */
export interface BrochurePicture {
  bytes: Buffer;
  alt: string;
}

/** A figure that people compare by. */
export interface KeyFigure {
  label: string;
  value: string;
  /** Band of an energy label, drawn in its colour. */
  band?: string;
}

export interface BrochureEnergy {
  label: EnergyLabel;
  /** Name of the certificate in the region. */
  certificate: string;
  figures: readonly { label: string; value: string }[];
  /** The duty to renovate. */
  notice: { title: string; text: string } | null;
}

/** A unit of a project, as a row of its table. */
export interface BrochureUnit {
  cells: readonly string[];
  isSold: boolean;
}

/** One way to buy a home, and what it adds up to. */
export interface BrochureCosts {
  /** Empty if there is only one. */
  title: string;
  lines: readonly { label: string; value: string }[];
  total: { label: string; value: string };
}

/** What a brochure says, in its language: of a home, or of a project. */
export interface BrochureContents {
  /** In the corner: "Te koop", "Verkocht". */
  tag: string;
  isGone: boolean;
  title: string;
  /** Type, address. */
  place: string;
  price: PriceWords;
  figures: readonly KeyFigure[];
  paragraphs: readonly string[];
  reference: string;
  groups: readonly PrintedGroup[];
  /** Those of its facts, besides the energy label's, that the law wants in an advertisement. */
  legal: readonly PrintedFact[];
  energy: BrochureEnergy | null;
  /** Head and rows of the table of units; null for a home. */
  units: { head: readonly string[]; rows: readonly BrochureUnit[] } | null;
  /** Null for what is not for sale at a known price. */
  costs: { title: string; ways: readonly BrochureCosts[]; note: string } | null;
  /** What is near, with its distance; null if nothing is known. */
  nearby: { places: readonly { label: string; value: string }[]; note: string } | null;
  /** Title of the surroundings, what its map shows, and whose data that is; null for a project. */
  surroundings: { title: string; map: string; credit: string } | null;
  agent: Agent;
  /** "Bijgewerkt op 12 november 2026"; empty where nobody knows. */
  updated: string;
}

/** Everything a brochure shows. */
export interface Brochure {
  contents: BrochureContents;
  language: Language;
  agency: Pick<Agency, 'name' | 'phone' | 'street' | 'zip' | 'city' | 'licence' | 'companyNumber'>;
  palette: Palette;
  /** The agency's own logo for dark grounds, PNG; null for the mark and the name. */
  logo: Buffer | null;
  portrait: BrochurePicture | null;
  /** The first is large. */
  photos: BrochurePicture[];
  plans: BrochurePicture[];
  /** Null where the agency has no street map of it. */
  map: PlaceMap | null;
  /** Absolute address of the page. */
  url: string;
}
