import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import type { Banner } from '@facade/shared-domain/model';
import { listProperties } from '../list-properties.ts';
import type { CatalogueView } from '../view.ts';
import { listProjects } from './projects.ts';

/** Slides of a banner: nobody sees more than this. */
const MAX_SLIDES = 5;

/** How many homes or projects are considered for slides: some of the newest have no picture. */
const LOOKED_AT = 50;

/** The newest available properties, or the newest projects with something left to buy, that have a picture. */
export async function newestSlides(view: CatalogueView, type: 'properties' | 'projects'): Promise<Banner['slides']> {
  const homes = type === 'properties' ? await newestProperties(view) : await newestProjects(view);
  return homes
    .flatMap(({ pictures: [picture], path, label }) => (picture ? [{ picture, path, label }] : []))
    .slice(0, MAX_SLIDES);
}

async function newestProperties(view: CatalogueView) {
  const filters = { ...NO_FILTERS, available: true };
  const { items } = await listProperties(view, filters, { page: 1, pageSize: LOOKED_AT });
  return items.map(({ pictures, path, title }) => ({ pictures, path, label: title.text }));
}

const newestProjects = async (view: CatalogueView) =>
  (await listProjects(view, { page: 1, pageSize: LOOKED_AT })).items
    .filter(({ availableCount }) => availableCount > 0)
    .map(({ pictures, path, name }) => ({ pictures, path, label: name }));
