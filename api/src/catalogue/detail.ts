import type { PropertyDetail } from '@facade/shared-domain/model';
import { type AgencyContext, agentOf } from './agent.ts';
import { documentsOf, localize, paragraphs } from './localize.ts';
import { pathOfProject, pathOfProperty } from './paths.ts';
import { nameOfProject } from './projects.ts';
import type { StoredProperty } from './stored.ts';
import type { CatalogueView } from './view.ts';

/** Everything public about a property, or null where there is none of this id. */
export function detailOf(view: CatalogueView, id: number, context: AgencyContext): PropertyDetail | null {
  const summary = view.summaryOf.get(id);
  const property = view.propertyOf.get(id);
  if (!summary || !property) return null;
  const project = property.projectId === null ? undefined : view.projectOf.get(property.projectId);
  return {
    ...summary,
    description: descriptionOf(property, view),
    countryId: property.countryId,
    region: property.region,
    isDwelling: property.isDwelling,
    reference: property.reference,
    groups: property.groups,
    paths: Object.fromEntries(context.enabled.map((language) => [language, pathOfProperty(property, view, language)])),
    project: project
      ? { id: project.id, name: nameOfProject(project, view), path: pathOfProject(project, view.language) }
      : null,
    documents: documentsOf(property.texts, view.languages),
    videoUrl: property.videoUrl,
    virtualTourUrl: property.virtualTourUrl,
    agent: agentOf(property.agentId, view, context),
    cadastralIncome: property.cadastralIncome,
    modifiedAt: property.modifiedAt,
  };
}

function descriptionOf(property: StoredProperty, view: CatalogueView): PropertyDetail['description'] {
  const all = Object.entries(property.texts).map(([language, texts]) => [language, texts.description]);
  const { text, language } = localize(Object.fromEntries(all), view.languages);
  return { paragraphs: paragraphs(text), language };
}
