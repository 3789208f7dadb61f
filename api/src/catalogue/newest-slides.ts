import type { Banner } from '@facade/shared-domain/model';
import { listProperties } from './list-properties.ts';
import { listProjects } from './projects.ts';
import type { CatalogueView } from './view.ts';

/** Slides of a banner. More would only be loaded and never seen. */
const MAX_SLIDES = 5;

/** The newest available properties, or the newest projects with something left to buy, that have a picture. */
export function newestSlides(view: CatalogueView, type: 'properties' | 'projects'): Banner['slides'] {
  const homes = type === 'properties' ? newestProperties(view) : newestProjects(view);
  return homes
    .flatMap(({ pictures: [picture], path, label }) => (picture ? [{ picture, path, label }] : []))
    .slice(0, MAX_SLIDES);
}

const newestProperties = (view: CatalogueView) =>
  listProperties(view, { page: 1, pageSize: view.summaries.length })
    .items.filter(({ availability }) => availability === 'available')
    .map(({ pictures, path, title }) => ({ pictures, path, label: title.text }));

const newestProjects = (view: CatalogueView) =>
  listProjects(view)
    .filter(({ availableCount }) => availableCount > 0)
    .map(({ pictures, path, name }) => ({ pictures, path, label: name }));
