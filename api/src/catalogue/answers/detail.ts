import type { PropertyDetail } from '@facade/shared-domain/model';
import { offerDocuments } from '../documents/offer-documents.ts';
import { describe, documentsOf } from '../localize.ts';
import { pathOfProject, pathOfProperty } from '../paths.ts';
import { publicPart } from '../public-part.ts';
import { picturesFor, projectsFor, readProperties } from '../records.ts';
import { summarize } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';
import { type AgencyContext, agentOf } from './agent.ts';
import { historyOf, readAskingPrices } from './asking-prices.ts';
import { nearHome } from './nearby.ts';
import { priceContext } from './price-range/price-context.ts';
import { nameOfProject } from './projects.ts';
import { readOtherUnits, unitOf } from './units.ts';

/**
 * Everything public about a property, or null if there is no property with this id.
 * @param dataFolder folder of the files of documents; null if downloads are not needed
 */
export async function detailOf(
  view: CatalogueView,
  id: number,
  context: AgencyContext,
  dataFolder: string | null = null,
): Promise<PropertyDetail | null> {
  const record = (await readProperties(view.db, [id])).get(id);
  if (!record) return null;
  const property = publicPart(record);
  const [projects, asked, pictures, otherUnits, inPlace] = await Promise.all([
    projectsFor(view.db, [property]),
    readAskingPrices(view.db, [id]),
    picturesFor(view.db, [property]),
    readOtherUnits(view.db, property),
    priceContext(view, property),
  ]);
  const summary = summarize(property, view, { pictures, projects, asked });
  const priceHistory = historyOf(property, asked);
  const project = property.projectId === null ? undefined : projects.get(property.projectId);
  const { language } = view;
  const documents = await offerDocuments(dataFolder, documentsOf(property.texts, view.languages), {
    of: 'properties',
    id,
    language,
  });
  return {
    ...summary,
    ...(priceHistory.length > 0 && { priceHistory }),
    ...(inPlace && { priceContext: inPlace }),
    description: describe(property.texts, view.languages),
    countryId: property.countryId,
    region: property.region,
    isDwelling: property.isDwelling,
    reference: property.reference,
    groups: property.groups,
    paths: Object.fromEntries(
      context.enabled.map((language) => [language, pathOfProperty(property, projects, language)]),
    ),
    project: project
      ? { id: project.id, name: nameOfProject(project, view), path: pathOfProject(project, view.language) }
      : null,
    ...(project && otherUnits.length > 0 && { otherUnits: otherUnits.map((unit) => unitOf(unit, projects, view)) }),
    documents: documents.map((one) => ({ ...one, onRequest: !one.file })),
    videoUrl: property.videoUrl,
    virtualTourUrl: property.virtualTourUrl,
    agent: agentOf(property.agentId, view, context),
    cadastralIncome: property.cadastralIncome,
    nearby: nearHome(property, context.region, view.language),
    modifiedAt: property.modifiedAt,
  };
}
