import type { Language, Teaser } from '@facade/shared-domain/model';
import { offMarketPath } from '@facade/shared-domain/paths/records/off-market-path';
import { roughArea } from '@facade/shared-domain/places/province';
import type { StoredTeaser } from '../../platform/index.ts';
import { typeNameIn } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';

/** Maximum number of teasers: an agency has a handful. */
const SHOWN = 100;

/** The off-market homes, the newest first. */
export async function listTeasers(view: CatalogueView, enabled: readonly Language[]): Promise<Teaser[]> {
  const rows = await view.db
    .selectFrom('off_market')
    .select('record')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ record }) => teaserIn(view, record, enabled));
}

/** One off-market home; null if there is none with this id. */
export async function teaserOf(view: CatalogueView, id: number, enabled: readonly Language[]): Promise<Teaser | null> {
  const row = await view.db.selectFrom('off_market').select('record').where('id', '=', id).executeTakeFirst();
  return row ? teaserIn(view, row.record, enabled) : null;
}

/** Its type and where it is: "House, Province of Hainaut". */
export const nameOfTeaser = ({ typeName, area }: Pick<Teaser, 'typeName' | 'area'>): string =>
  [typeName, area].filter(Boolean).join(', ');

function teaserIn(view: CatalogueView, stored: StoredTeaser, enabled: readonly Language[]): Teaser {
  const { id, goal, priceBand, bedrooms, livingArea, landArea, energy } = stored;
  return {
    id,
    goal,
    path: offMarketPath(view.language, id),
    paths: Object.fromEntries(enabled.map((language) => [language, offMarketPath(language, id)])),
    typeName: typeNameIn(view, stored.categoryIds[0]),
    area: roughArea(stored.province, stored.countryId, view.language),
    priceBand,
    bedrooms,
    livingArea,
    landArea,
    energy,
  };
}
