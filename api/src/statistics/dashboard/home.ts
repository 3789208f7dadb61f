import { missingInAd } from '@facade/shared-domain/facts/advertising';
import type { OwnerHome } from '@facade/shared-domain/model';
import type { Area } from '@facade/shared-domain/places/area-at';
import {
  type AgencyContext,
  agentOf,
  type CatalogueView,
  documentsOf,
  historyOf,
  offerDocuments,
  readAskingPrices,
  readProperties,
} from '../../catalogue/index.ts';
import { factLabels } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import { countSearchers } from '../../subscriptions/index.ts';
import { adviceFor } from './advice.ts';
import { lacksOf } from './lacks.ts';
import { priceEffects } from './price-effect.ts';
import { progressOf } from './progress.ts';

/** Fewer people than this are not counted for an owner: one of them could be recognized. */
const FEWEST_SEARCHERS = 5;

interface HomeContext {
  view: CatalogueView;
  areas: readonly Area[];
  agency: AgencyContext;
  dataFolder: string;
  /** The owner's. */
  email: string;
  /** Homes to compare with; null if there are too few. */
  similarIds: readonly number[] | null;
  today: string;
}

/** What the dashboard shows about one home besides its visits; null if it is not on the site. */
export async function readHome(
  db: Db,
  id: number,
  { view, areas, agency, dataFolder, email, similarIds, today }: HomeContext,
): Promise<OwnerHome | null> {
  const property = (await readProperties(db, [id])).get(id);
  if (!property) return null;
  const asked = await readAskingPrices(db, [id]);
  const { language } = view;
  const documents = await offerDocuments(dataFolder, documentsOf(property.texts, view.languages), {
    of: 'properties',
    id,
    language,
  });
  const searchers = (await countSearchers(db, [id], { view, areas })).get(id) ?? 0;
  const progress = await progressOf(db, property, email);
  const advice = similarIds && (await adviceFor(db, property, { view, ids: similarIds, email, progress, today }));
  return {
    prices: await priceEffects(db, id, {
      prices: historyOf(property, asked),
      publishedAt: property.publishedAt,
      today,
    }),
    lacks: await lacksOf(db, property, today),
    missingByLaw: factLabels(missingInAd(property), property.region, language),
    documents: documents.map(({ title, file }) => ({ title, path: file?.path ?? null })),
    ...(searchers >= FEWEST_SEARCHERS && { searchers }),
    agent: agentOf(property.agentId, view, agency),
    progress,
    ...(advice && { advice }),
  };
}
