import type { Banner, Counts, Language } from '@facade/shared-domain/model';
import type { Retention } from '../kernel/index.ts';

/** What the content needs to know about the properties; passed in because content never reads the database. */
export interface ContentContext {
  /** Public properties for sale and for rent: `{FOR_SALE_TOTAL}`, `{FOR_RENT_TOTAL}`. */
  totals: Counts;
  /** Of content and data: everything derived from both is cached by it. */
  revision: string;
  /** Counts of a town, by official name and zip, shown by a `towns` module; if left out, it shows no count. */
  countsOfTown?(name: string, zip: string): Counts | null;
  /** Slides of a banner of this type, the newest first; if left out, such a banner shows its picture. */
  newestSlides?(type: 'properties' | 'projects', language: Language): Banner['slides'];
  /** Testimonials that the agency approved, the newest first. */
  testimonials?: readonly ApprovedTestimonial[];
  /** Table of the personal data that the site stores, in Markdown: `{PRIVACY_REGISTER}`; if left out, nothing is shown. */
  privacyRegister?(language: Language, retention: Retention): string;
  /** Size and average colour of a stored picture, if the caller knows better than `pictures.yaml`. */
  pictureFacts?(id: string): { width: number; height: number; color: string } | null;
}

/** A client's testimonial on the site. */
export interface ApprovedTestimonial {
  name: string;
  comment: string;
  website: string | null;
  language: Language;
}
