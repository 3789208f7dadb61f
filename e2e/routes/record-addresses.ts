import { slugify } from '@facade/shared-domain/language/slugify';
import { type SiteUnderTest, sampleFeed } from '../support/site.ts';
import { RECORD_ROUTES, type RecordRoute } from './record-routes.ts';
import { ROUTE_LANGUAGES, type RouteLanguage } from './spec-routes.ts';

/** A home or project as the CRM of the sample agency delivered it: once in Dutch, once in French. */
interface CrmRecord {
  ID: number;
  language: 'nl' | 'fr';
  Goal: number;
  City: string;
  MainTypeName?: string;
  TypeDescription?: string;
  WebIDName?: string;
  ProjectID?: number | null;
  OffMarket?: boolean;
}

/** A record with the addresses that the specification gives it. */
export interface AddressedRecord {
  id: number;
  route: RecordRoute;
  /** The part of the address that the data lack. */
  lacks: ('town' | 'type' | 'project')[];
  originals: string[];
  paths: Record<RouteLanguage, string>;
}

/** Every home and project that the CRM has published, each with its addresses. */
export function addressedRecords(site: SiteUnderTest): AddressedRecord[] {
  const feed = sampleFeed(site) as { properties: CrmRecord[]; projects: CrmRecord[] };
  const projects = byId(feed.projects);
  const homes = [...byId(feed.properties).values()].filter(({ nl }) => !nl.OffMarket);
  return [
    ...homes.map((home) => addressed(home, routeOf(home.nl), projects.get(home.nl.ProjectID ?? 0))),
    ...[...projects.values()].map((project) => addressed(project, RECORD_ROUTES.project, project)),
  ];
}

const routeOf = ({ ProjectID, Goal }: CrmRecord): RecordRoute =>
  ProjectID ? RECORD_ROUTES.unit : Goal === 0 ? RECORD_ROUTES.sale : RECORD_ROUTES.rent;

type Both = Record<'nl' | 'fr', CrmRecord>;

const byId = (records: CrmRecord[]): Map<number, Both> =>
  new Map(
    [...Map.groupBy(records, ({ ID }) => ID)].map(([id, both]) => [
      id,
      Object.fromEntries(both.map((record) => [record.language, record])) as Both,
    ]),
  );

function addressed(record: Both, route: RecordRoute, project: Both | undefined): AddressedRecord {
  const { ID: id, City, MainTypeName } = record.nl;
  const fill = (template: string, { nl, fr }: Both) =>
    template
      .replace(/\{(\w+)\}/g, (_, word: string) => {
        const words: Record<string, string> = {
          id: String(id),
          town: slugify(nl.City),
          type: slugify(nl.MainTypeName),
          description: slugify(fr.TypeDescription),
          projectTown: slugify(project?.nl.City),
          project: slugify(project?.nl.WebIDName),
          projectId: String(project?.nl.ID),
        };
        return words[word] ?? '';
      })
      .replaceAll(/\/{2,}/g, '/');
  return {
    id,
    route,
    lacks: [
      ...(City ? [] : ['town' as const]),
      ...(MainTypeName === '' ? ['type' as const] : []),
      ...(project && !project.nl.WebIDName ? ['project' as const] : []),
    ],
    originals: route.originals.map((original) => fill(original, record)),
    paths: Object.fromEntries(
      ROUTE_LANGUAGES.map((language) => [language, fill(route.paths[language], record)]),
    ) as AddressedRecord['paths'],
  };
}
