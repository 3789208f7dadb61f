import type { PerLanguage } from './spec-routes.ts';

/** How a record's addresses are built: words in braces are the slugs of its data, and one that is empty is left out. */
export interface RecordRoute {
  what: string;
  /** The first leads straight to the address of a language; the others are for visitors who come without one, too. */
  originals: readonly string[];
  paths: PerLanguage;
}

/** Of section 2: "Property detail", "Property inside a project", "Project detail". */
export const RECORD_ROUTES = {
  sale: {
    what: 'a home for sale',
    originals: ['/property/{id}/'],
    paths: {
      nl: '/nl/te-koop/{town}/{type}/{id}/',
      fr: '/fr/a-vendre/{town}/{description}/{id}/',
      en: '/en/property/{id}/',
    },
  },
  rent: {
    what: 'a home to rent',
    originals: ['/property/{id}/'],
    paths: {
      nl: '/nl/te-huur/{town}/{type}/{id}/',
      fr: '/fr/a-louer/{town}/{description}/{id}/',
      en: '/en/property/{id}/',
    },
  },
  unit: {
    what: 'a home inside a project',
    originals: ['/property/{id}/'],
    paths: {
      nl: '/nl/projecten/{projectTown}/{project}/{projectId}/{type}/{id}/',
      fr: '/fr/projects/{projectTown}/{project}/{projectId}/{description}/{id}/',
      en: '/en/property/{id}/',
    },
  },
  project: {
    what: 'a project',
    originals: ['/project/{id}/', '/project/?id={id}'],
    paths: {
      nl: '/nl/projecten/{town}/{project}/{id}/',
      fr: '/fr/projects/{town}/{project}/{id}/',
      en: '/en/project/{id}/',
    },
  },
} as const satisfies Record<string, RecordRoute>;

/** The ids of projects that section 2 has seen. */
export const PROJECT_IDS = [50, 71, 75, 77, 78, 79];
