import type { ProjectDetail, ProjectSummary, Unit } from '@facade/shared-domain/model';
import { type AgencyContext, agentOf } from './agent.ts';
import { documentsOf, localize, paragraphs } from './localize.ts';
import { pathOfProject } from './paths.ts';
import type { StoredProject, StoredProperty } from './stored.ts';
import { displayCity, picturesOf } from './summarize.ts';
import type { CatalogueView } from './view.ts';

/** CRM ribbon "option": a unit somebody has reserved. */
const OPTION_RIBBON = 3;

/** All projects, the newest first. */
export function listProjects(view: CatalogueView): ProjectSummary[] {
  return view.catalogue.projects.map((project) => summarizeProject(project, view));
}

/** A project with its units, or null where there is none of this id. */
export function projectDetailOf(view: CatalogueView, id: number, context: AgencyContext): ProjectDetail | null {
  const project = view.projectOf.get(id);
  if (!project) return null;
  const texts = Object.entries(project.texts);
  const description = localize(
    Object.fromEntries(texts.map(([language, one]) => [language, one.description])),
    view.languages,
  );
  return {
    ...summarizeProject(project, view),
    description: { paragraphs: paragraphs(description.text), language: description.language },
    units: unitsOf(project, view).map((property) => unitOf(property, view)),
    paths: Object.fromEntries(context.enabled.map((language) => [language, pathOfProject(project, language)])),
    documents: documentsOf(project.texts, view.languages),
    agent: agentOf(project.agentId, view, context),
  };
}

/** The project's own name, else the name its address is made of. */
export function nameOfProject(project: StoredProject, view: CatalogueView): string {
  const names = Object.entries(project.texts).map(([language, texts]) => [language, texts.name]);
  return localize(Object.fromEntries(names), view.languages).text || localize(project.webIdName, view.languages).text;
}

function summarizeProject(project: StoredProject, view: CatalogueView): ProjectSummary {
  const units = unitsOf(project, view);
  const available = units.filter((unit) => unit.availability === 'available');
  const prices = available.flatMap(({ price }) => price.amount ?? []);
  return {
    id: project.id,
    path: pathOfProject(project, view.language),
    name: nameOfProject(project, view),
    city: displayCity(project, view),
    zip: project.zip,
    priceMin: prices.length > 0 ? Math.min(...prices) : null,
    priceMax: prices.length > 0 ? Math.max(...prices) : null,
    unitCount: units.length,
    availableCount: available.length,
    deliveryAt: project.deliveryAt,
    pictures: picturesOf(project.pictures, view),
    location: project.location,
  };
}

/** In the order of their numbers: "1.2" before "1.10". */
function unitsOf(project: StoredProject, view: CatalogueView): StoredProperty[] {
  const { compare } = new Intl.Collator('nl', { numeric: true });
  return view.catalogue.properties
    .filter((property) => property.projectId === project.id)
    .sort((a, b) => compare(a.unitNumber, b.unitNumber) || a.id - b.id);
}

function unitOf(property: StoredProperty, view: CatalogueView): Unit {
  const summary = view.summaryOf.get(property.id);
  return {
    id: property.id,
    path: summary?.path ?? '',
    name: property.unitNumber || property.reference,
    typeName: summary?.typeName ?? '',
    floor: property.floor,
    livingArea: property.livingArea,
    terraceArea: property.terraceArea,
    bedrooms: property.bedrooms,
    price: property.price,
    status: property.availability === 'available' ? openStatus(property) : 'sold',
  };
}

const openStatus = (property: StoredProperty) => (property.ribbonId === OPTION_RIBBON ? 'option' : 'available');
