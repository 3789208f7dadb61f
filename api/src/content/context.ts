import type { Banner, Counts, Language } from '@facade/shared-domain/model';

/** What the content has to know of the properties; given by the caller because content never reads the database. */
export interface ContentContext {
  /** Public properties for sale and for rent: `{FOR_SALE_TOTAL}`, `{FOR_RENT_TOTAL}`. */
  totals: Counts;
  /** Handed on as `site.revision`: combine `content.revision` with the revision of the data. */
  revision: string;
  /** Counts of a town, by official name and zip, shown by a `towns` module; without it no count is shown. */
  countsOfTown?(name: string, zip: string): Counts | null;
  /** Slides of a banner of this type, the newest first; without it such a banner shows its picture. */
  newestSlides?(type: 'properties' | 'projects', language: Language): Banner['slides'];
  /** Size and average colour of a stored picture, where the caller knows better than `pictures.yaml`. */
  pictureFacts?(id: string): { width: number; height: number; color: string } | null;
}
