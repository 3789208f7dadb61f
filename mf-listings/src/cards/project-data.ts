import type { ProjectSummary } from '@facade/shared-domain/model';

/** What a card shows of a project. */
export type CardProject = Pick<
  ProjectSummary,
  | 'id'
  | 'path'
  | 'name'
  | 'city'
  | 'priceMin'
  | 'priceMax'
  | 'unitCount'
  | 'availableCount'
  | 'optionCount'
  | 'deliveryAt'
> & { picture: ProjectSummary['pictures'][number] | null };

/** The part of a project that a card needs. */
export const toCardProject = (project: ProjectSummary): CardProject => ({
  id: project.id,
  path: project.path,
  name: project.name,
  city: project.city,
  priceMin: project.priceMin,
  priceMax: project.priceMax,
  unitCount: project.unitCount,
  availableCount: project.availableCount,
  optionCount: project.optionCount,
  deliveryAt: project.deliveryAt,
  picture: project.pictures[0] ?? null,
});
