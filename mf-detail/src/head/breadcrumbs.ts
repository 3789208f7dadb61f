import type { PropertyDetail, Site } from '@facade/shared-domain/model';
import { propertyName } from '../property/property-name.ts';

export interface Crumb {
  label: string;
  path: string;
}

/**
 * List root, then the property; for a unit the list of projects, the project, the unit.
 * @param from the list that the visitor came from, with its filters
 */
export function propertyBreadcrumbs(property: PropertyDetail, site: Site, from = ''): Crumb[] {
  const own = { label: propertyName(property, site.language), path: property.path };
  if (property.project) {
    const { name, path } = property.project;
    return [
      ...listCrumb(site, 'project-list'),
      { label: name, path },
      { ...own, label: property.typeName || own.label },
    ];
  }
  const list = listCrumb(site, property.goal === 'sale' ? 'sale-list' : 'rent-list');
  return [...list.map(({ label, path }) => ({ label, path: from.split('?')[0] === path ? from : path })), own];
}

export function projectBreadcrumbs(project: Crumb, site: Site): Crumb[] {
  return [...listCrumb(site, 'project-list'), project];
}

/** The list a page belongs to, as the agency's route table calls it; none where the agency has no such page. */
function listCrumb(site: Site, type: 'sale-list' | 'rent-list' | 'project-list'): Crumb[] {
  const entry = site.routes.find((route) => route.type === type);
  const path = entry?.paths[site.language] ?? entry?.paths[site.defaultLanguage];
  return entry && path ? [{ label: entry.label, path }] : [];
}
