import type { ProjectDetail, ProjectPage, ProjectSummary } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Pictures, ReadDb, StoredProject } from '../../platform/index.ts';
import { offerDocuments } from '../documents/offer-documents.ts';
import { describe, documentsOf, localize } from '../localize.ts';
import { pathOfProject } from '../paths.ts';
import { picturesFor, readProjects } from '../records.ts';
import { displayCity, picturesOf } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';
import { type AgencyContext, agentOf } from './agent.ts';
import { nearHome } from './nearby.ts';
import { OPTION_RIBBON, unitsOf } from './units.ts';

/** One page of the projects, the newest first. */
export async function listProjects(
  view: CatalogueView,
  { page, pageSize }: Pick<ProjectPage, 'page' | 'pageSize'>,
): Promise<ProjectPage> {
  const [rows, { total }] = await Promise.all([
    view.db
      .selectFrom('project')
      .select('record')
      .orderBy('id', 'desc')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    view.db.selectFrom('project').select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = await summarizeProjects(
    view,
    rows.map(({ record }) => record),
  );
  return { items, page, pageSize, total };
}

/** What cards show of these projects, in this order. */
export async function summarizeProjects(view: CatalogueView, projects: StoredProject[]): Promise<ProjectSummary[]> {
  const ids = projects.map(({ id }) => id);
  const [units, pictures] = [await unitFigures(view.db, ids), await picturesFor(view.db, projects)];
  return projects.map((project) => summarizeProject(project, units.get(project.id) ?? NO_UNITS, pictures, view));
}

/**
 * A project with its units, or null if there is no project with this id.
 * @param dataFolder folder of the files of documents; null if downloads are not needed
 */
export async function projectDetailOf(
  view: CatalogueView,
  id: number,
  context: AgencyContext,
  dataFolder: string | null = null,
): Promise<ProjectDetail | null> {
  const project = (await readProjects(view.db, [id])).get(id);
  if (!project) return null;
  const figures = (await unitFigures(view.db, [id])).get(id) ?? NO_UNITS;
  const pictures = await picturesFor(view.db, [project]);
  const units = await unitsOf(project, view);
  return {
    ...summarizeProject(project, figures, pictures, view),
    description: describe(project.texts, view.languages),
    units,
    paths: Object.fromEntries(context.enabled.map((language) => [language, pathOfProject(project, language)])),
    documents: await offerDocuments(dataFolder, documentsOf(project.texts, view.languages), {
      of: 'projects',
      id,
      language: view.language,
    }),
    agent: agentOf(project.agentId, view, context),
    nearby: nearHome(project, context.region, view.language),
  };
}

/** The project's own name, else the name in its URL. */
export function nameOfProject(project: StoredProject, view: Pick<CatalogueView, 'languages'>): string {
  const names = Object.entries(project.texts).map(([language, texts]) => [language, texts.name]);
  return localize(Object.fromEntries(names), view.languages).text || localize(project.webIdName, view.languages).text;
}

/** Figures of the units of a project. */
interface UnitFigures {
  unitCount: number;
  availableCount: number;
  optionCount: number;
  /** Of the available units. */
  priceMin: number | null;
  priceMax: number | null;
}

const NO_UNITS: UnitFigures = { unitCount: 0, availableCount: 0, optionCount: 0, priceMin: null, priceMax: null };

async function unitFigures(db: ReadDb, ids: readonly number[]): Promise<Map<number, UnitFigures>> {
  const { rows } = await sql<UnitFigures & { project_id: number }>`
    select project_id, count(*)::integer as "unitCount",
      count(*) filter (where is_available)::integer as "availableCount",
      count(*) filter (where is_available and (record->>'ribbonId')::integer = ${OPTION_RIBBON})::integer as "optionCount",
      min(price) filter (where is_available) as "priceMin", max(price) filter (where is_available) as "priceMax"
    from property where project_id = any(${ids}::integer[]) group by project_id`.execute(db);
  return new Map(rows.map(({ project_id, ...figures }) => [project_id, figures]));
}

function summarizeProject(
  project: StoredProject,
  { unitCount, availableCount, optionCount, priceMin, priceMax }: UnitFigures,
  pictures: Pictures,
  view: CatalogueView,
): ProjectSummary {
  return {
    id: project.id,
    path: pathOfProject(project, view.language),
    name: nameOfProject(project, view),
    city: displayCity(project, view),
    zip: project.zip,
    priceMin,
    priceMax,
    unitCount,
    availableCount,
    optionCount,
    deliveryAt: project.deliveryAt,
    pictures: picturesOf(project.pictures, pictures, view),
    location: project.location,
  };
}
