import type { Unit } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Projects, ReadDb, StoredProject, StoredProperty } from '../../platform/index.ts';
import { pathOfProperty } from '../paths.ts';
import { publicPart } from '../public-part.ts';
import { typeNameIn } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';

/** CRM ribbon "option": a reserved unit. */
export const OPTION_RIBBON = 3;

/** Maximum number of units of a project: visitors do not read more, and each takes space in the answer. */
const MOST_UNITS = 500;

/** Maximum number of other units on the page of a unit: the page of the project has them all. */
const MOST_OTHERS = 6;

/** The units of a project by number: "1.2" before "1.10". */
export async function unitsOf(project: StoredProject, view: CatalogueView): Promise<Unit[]> {
  const { compare } = new Intl.Collator('nl', { numeric: true });
  const rows = await view.db
    .selectFrom('property')
    .select('record')
    .where('project_id', '=', project.id)
    .orderBy('is_available', 'desc')
    .orderBy('id')
    .limit(MOST_UNITS)
    .execute();
  const projects = new Map([[project.id, project]]);
  return rows
    .map(({ record }) => publicPart(record))
    .sort((a, b) => compare(a.unitNumber, b.unitNumber) || a.id - b.id)
    .map((property) => unitOf(property, projects, view));
}

/**
 * Units of the same project that a visitor of this one can still buy: those under option last, else the nearest number of
 * bedrooms first and of these the cheapest. Empty for a home outside a project.
 */
export async function readOtherUnits(
  db: ReadDb,
  { id, projectId, bedrooms }: StoredProperty,
): Promise<StoredProperty[]> {
  if (projectId === null) return [];
  const rows = await db
    .selectFrom('property')
    .select('record')
    .where('project_id', '=', projectId)
    .where('id', '<>', id)
    .where('is_available', '=', true)
    .orderBy(sql`(record->>'ribbonId')::integer is not distinct from ${OPTION_RIBBON}`)
    .orderBy(sql`abs(bedrooms - ${bedrooms}::float8) nulls last`)
    .orderBy(sql`price nulls last`)
    .orderBy('id')
    .limit(MOST_OTHERS)
    .execute();
  return rows.map(({ record }) => record);
}

/** What a table of units shows of one. */
export function unitOf(property: StoredProperty, projects: Projects, view: CatalogueView): Unit {
  return {
    id: property.id,
    path: pathOfProperty(property, projects, view.language),
    name: property.unitNumber || property.reference,
    typeName: typeNameIn(view, property.categoryIds[0], property.texts[view.language]?.typeName),
    floor: property.floor,
    livingArea: property.livingArea,
    terraceArea: property.terraceArea,
    bedrooms: property.bedrooms,
    price: property.price,
    status: property.availability === 'available' ? openStatus(property) : 'sold',
  };
}

const openStatus = (property: StoredProperty) => (property.ribbonId === OPTION_RIBBON ? 'option' : 'available');
