import { missingInAd } from '@facade/shared-domain/facts/advertising';
import type { OwnerHome } from '@facade/shared-domain/model';
import { type AgencyContext, agentOf } from '../../catalogue/answers/agent.ts';
import { historyOf, readAskedPrices } from '../../catalogue/answers/asked-prices.ts';
import { documentsOf } from '../../catalogue/localize.ts';
import { readProperties } from '../../catalogue/records.ts';
import type { CatalogueView } from '../../catalogue/view.ts';
import type { Db } from '../../database/index.ts';
import { offerDocuments } from '../../documents/offer-documents.ts';
import { factLabels } from '../../words/fact-labels.ts';
import { lacksOf } from './lacks.ts';
import { priceEffects } from './price-effect.ts';

/** What the dashboard shows about one home besides its visits; null if it is not on the site. */
export async function readHome(
  db: Db,
  id: number,
  {
    view,
    agency,
    dataFolder,
    today,
  }: { view: CatalogueView; agency: AgencyContext; dataFolder: string; today: string },
): Promise<OwnerHome | null> {
  const property = (await readProperties(db, [id])).get(id);
  if (!property) return null;
  const asked = await readAskedPrices(db, [id]);
  const { language } = view;
  const documents = await offerDocuments(dataFolder, documentsOf(property.texts, view.languages), {
    of: 'properties',
    id,
    language,
  });
  return {
    prices: await priceEffects(db, id, {
      prices: historyOf(property, asked),
      publishedAt: property.publishedAt,
      today,
    }),
    lacks: await lacksOf(db, property, today),
    missingByLaw: factLabels(missingInAd(property), property.region, language),
    documents: documents.map(({ title, file }) => ({ title, path: file?.path ?? null })),
    agent: agentOf(property.agentId, view, agency),
  };
}
