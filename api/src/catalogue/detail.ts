import type { PropertyDetail } from '@facade/shared-domain/model';
import { type AgencyContext, agentOf } from './agent.ts';
import { documentsOf, localize, paragraphs } from './localize.ts';
import { pathOfProject, pathOfProperty } from './paths.ts';
import { nameOfProject } from './projects.ts';
import { picturesFor, projectsFor, readProperties } from './records.ts';
import type { StoredProperty } from './stored.ts';
import { summarize } from './summarize.ts';
import type { CatalogueView } from './view.ts';

/** Everything public about a property, or null where there is none of this id. */
export async function detailOf(
  view: CatalogueView,
  id: number,
  context: AgencyContext,
): Promise<PropertyDetail | null> {
  const property = (await readProperties(view.db, [id])).get(id);
  if (!property) return null;
  const projects = await projectsFor(view.db, [property]);
  const summary = summarize(property, view, { pictures: await picturesFor(view.db, [property]), projects });
  const project = property.projectId === null ? undefined : projects.get(property.projectId);
  return {
    ...summary,
    description: descriptionOf(property, view),
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
