import type { LeadHome } from '@facade/shared-domain/model';
import {
  type CatalogueView,
  nameOfProject,
  nameOfTeaser,
  pathOfProject,
  readProjects,
  readSummaries,
  teaserOf,
} from '../catalogue/index.ts';
import type { Snapshot } from '../site/index.ts';

interface About {
  property_id: number | null;
  project_id: number | null;
}

/** Reads the homes that leads are about. Returns a lookup; a home that the site no longer shows has only its number. */
export async function readHomes(
  leads: readonly About[],
  view: CatalogueView,
  enabled: Snapshot['enabled'],
): Promise<(lead: About) => LeadHome | null> {
  const propertyIds = [...new Set(leads.flatMap(({ property_id }) => property_id ?? []))];
  const projectIds = [...new Set(leads.flatMap(({ project_id }) => project_id ?? []))];
  const homes = new Map<string, LeadHome>();
  for (const { id, title, path, street, zip, city, pictures } of await readSummaries(view, propertyIds))
    homes.set(`property ${id}`, {
      kind: 'property',
      id,
      title: title.text,
      address: [street, `${zip} ${city}`.trim()].filter(Boolean).join(', '),
      path,
      picture: pictures[0] ?? null,
    });
  for (const id of propertyIds.filter((id) => !homes.has(`property ${id}`))) {
    const teaser = await teaserOf(view, id, enabled);
    if (teaser)
      homes.set(`property ${id}`, {
        kind: 'property',
        id,
        title: nameOfTeaser(teaser),
        address: '',
        path: teaser.path,
      });
  }
  for (const project of (await readProjects(view.db, projectIds)).values())
    homes.set(`project ${project.id}`, {
      kind: 'project',
      id: project.id,
      title: nameOfProject(project, view),
      address: '',
      path: pathOfProject(project, view.language),
    });
  const find = (kind: LeadHome['kind'], id: number): LeadHome =>
    homes.get(`${kind} ${id}`) ?? { kind, id, title: '', address: '', path: null };
  return ({ property_id, project_id }) => {
    if (property_id !== null) return find('property', property_id);
    return project_id === null ? null : find('project', project_id);
  };
}
