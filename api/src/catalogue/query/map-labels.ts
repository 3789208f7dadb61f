import { currentRibbon } from '@facade/shared-domain/listing/new-listing';
import type { Availability } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { displayCity, ribbonIn, typeNameIn } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';

/** What a home's marker shows besides the price. */
export interface MapLabels {
  title?: string;
  availability: Availability;
  annuity?: number;
  ribbon?: { id: number; label: string; showOnMap: boolean };
}

interface Row {
  id: number;
  zip: string;
  city: string;
  category: number | null;
  word: string | null;
  ribbon: number | null;
  published: string;
  availability: Availability;
  annuity: number | null;
}

/** Names and ribbons of homes with their own marker, by id. The ribbon "new" is left out once the home is no longer new. */
export async function labelsOf(view: CatalogueView, ids: readonly number[]): Promise<Map<number, MapLabels>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select id, zip, city, category_ids[1] as category, record->'texts'->${view.language}::text->>'typeName' as word,
      (record->>'ribbonId')::integer as ribbon, record->>'publishedAt' as published,
      record->>'availability' as availability, case when is_available then (record->'price'->>'annuity')::float8 end as annuity
    from property where id = any(${ids}::integer[])`.execute(view.db);
  const now = Date.now();
  return new Map(
    rows.map(({ id, zip, city, category, word, ribbon, published, availability, annuity }) => {
      const title = [typeNameIn(view, category, word), displayCity({ zip, city }, view)].filter(Boolean).join(', ');
      const shown = currentRibbon({ ribbon: ribbonIn(view, ribbon), publishedAt: published }, now);
      return [
        id,
        {
          availability,
          ...(annuity !== null && { annuity }),
          ...(title && { title }),
          ...(shown && { ribbon: { id: shown.id, label: shown.label, showOnMap: shown.showOnMap } }),
        },
      ];
    }),
  );
}
