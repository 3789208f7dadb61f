import { type OpenApi, type Operation, readOperations } from './operation.ts';

/** The endpoints and values of a running site. */
export interface Target {
  /** `host:port` */
  host: string;
  operations: readonly Operation[];
  /** Languages that visitors can choose. */
  languages: readonly string[];
  /** Every path of the route table in each language, its original, and some of records. */
  pages: readonly string[];
  /** Paths of static files and of endpoints for programs. */
  files: readonly string[];
  sections: readonly string[];
  /** Parameter → values that exist on this site. */
  known: Readonly<Record<string, readonly string[]>>;
}

interface Site {
  languages: { code: string; use: boolean }[];
  routes: { original: string; paths: Record<string, string> }[];
}

interface Listed {
  id: number;
  path: string;
  city: string;
  zip: string;
  projectId: number | null;
  pictures: { id: string }[];
}

/** Records per kind: more would add nothing. */
const RECORDS = 4;

/** Reads the endpoints of a running site. Throws if it does not answer. */
export async function readTarget(url: string): Promise<Target> {
  const origin = new URL(url).origin;
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(origin + path);
    if (!answer.ok) throw new Error(`${origin}${path} answers ${answer.status}`);
    return (await answer.json()) as T;
  };
  const { languages, routes } = await read<Site>('/api/site?lang=nl');
  const enabled = languages.filter(({ use }) => use).map(({ code }) => code);
  const lists = await Promise.all(
    enabled.map((language) => read<{ items: Listed[] }>(`/api/properties?lang=${language}&pageSize=100`)),
  );
  const projects = await Promise.all(
    enabled.map(
      async (language) =>
        (await read<{ items: { id: number; path: string }[] }>(`/api/projects?lang=${language}`)).items,
    ),
  );
  const records = lists.flatMap(({ items }) => [
    ...items.filter(({ projectId }) => projectId === null).slice(0, RECORDS),
    ...items.filter(({ projectId }) => projectId !== null).slice(0, RECORDS),
  ]);
  const first = records.slice(0, 2 * RECORDS);
  const registry = await read<{ microFrontends: Record<string, { url: string }[]> }>('/registry.json');
  const home = await (await fetch(`${origin}/${enabled[0]}/`)).text();
  return {
    host: new URL(url).host,
    operations: readOperations(await read<OpenApi>('/api/openapi.json')),
    languages: enabled,
    pages: [
      ...routes.flatMap(({ original, paths }) => [original, ...enabled.map((language) => paths[language] ?? original)]),
      ...records.map(({ path }) => path),
      ...projects.flatMap((list) => list.slice(0, RECORDS).map(({ path }) => path)),
    ],
    files: filesIn(home, Object.values(registry.microFrontends).flat()),
    sections: Object.keys(registry.microFrontends),
    known: {
      id: first.map(({ id }) => String(id)),
      propertyId: first.map(({ id }) => String(id)),
      projectId: (projects[0] ?? []).map(({ id }) => String(id)),
      project: (projects[0] ?? []).map(({ id }) => String(id)),
      picture: first.slice(0, 2).flatMap(({ pictures }) => pictures.slice(0, 1).map(({ id }) => id)),
      city: first.map(({ city, zip }) => `${city}|${zip}`),
      path: routes.map(({ original }) => original),
    },
  };
}

const FOR_PROGRAMS = [
  '/healthz',
  '/livez',
  '/readyz',
  '/registry.json',
  '/metrics',
  '/_report',
  '/_goal',
  '/_override/reset',
];

/** Files the first page names, the entries of the sections, and files for programs. */
function filesIn(page: string, entries: readonly { url: string }[]): string[] {
  const named = [...page.matchAll(/"(\/_(?:shell|sections)\/[^"\s]+)"/g)].map(([, path = '']) => path);
  return [...new Set([...FOR_PROGRAMS, ...entries.map(({ url }) => url), ...named.slice(0, 10)])];
}
