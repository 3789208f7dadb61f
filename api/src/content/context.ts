import type { Banner, Counts, Language } from '@facade/shared-domain/model';
import type { Retention } from '../privacy/retention.ts';

/** What the content has to know of the properties; given by the caller because content never reads the database. */
export interface ContentContext {
  /** Public properties for sale and for rent: `{FOR_SALE_TOTAL}`, `{FOR_RENT_TOTAL}`. */
  totals: Counts;
  /** Of content and data: what is made of both is kept by it. */
  revision: string;
  /** Counts of a town, by official name and zip, shown by a `towns` module; without it no count is shown. */
  countsOfTown?(name: string, zip: string): Counts | null;
  /** Slides of a banner of this type, the newest first; without it such a banner shows its picture. */
  newestSlides?(type: 'properties' | 'projects', language: Language): Banner['slides'];
  /** What clients said and the agency approved, the newest first. */
  testimonials?: readonly GivenTestimonial[];
  /** Table of what the site keeps of people, in Markdown: `{PRIVACY_REGISTER}`; without it nothing is shown. */
  privacyRegister?(language: Language, retention: Retention): string;
  /** Size and average colour of a stored picture, where the caller knows better than `pictures.yaml`. */
  pictureFacts?(id: string): { width: number; height: number; color: string } | null;
}

/** What a client said of the agency on the site. */
export interface GivenTestimonial {
  name: string;
  comment: string;
  website: string | null;
  language: Language;
}
