import type { Api } from '../../../http/api.ts';

/** Values for all path parameters but `id`. A new parameter must be added here. */
const VALUES: Record<string, readonly string[]> = {
  language: ['nl', 'fr'],
  file: ['c.png', 'nl.png', 'house.webm'],
  region: ['wallonia'],
  token: ['x'.repeat(65)],
  position: ['0'],
  upload: ['x'.repeat(22)],
  part: ['pages.xml', 'homes-0.xml', 'homes-1.xml', 'lists.xml', 'lists-1.xml'],
};

/** Every address that the OpenAPI document says can be read, and the metrics, for these homes or projects. */
export async function readableAddresses(api: Api, ids: readonly number[]): Promise<string[]> {
  const { paths } = (await api.inject('/api/openapi.json')).json() as { paths: Record<string, object> };
  const readable = Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
  expect(readable).toEqual(expect.arrayContaining(['/api/properties', '/api/map', '/api/suggest', '/sitemap.xml']));
  const values = { ...VALUES, id: ids.map(String) };
  return [...readable, '/metrics'].flatMap((path) => fill(path, values));
}

function fill(path: string, all: Record<string, readonly string[]>): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return [path];
  const values = all[name];
  if (!values) throw new Error(`add a value for {${name}} of ${path}`);
  return values.flatMap((value) => fill(path.replace(`{${name}}`, value), all));
}
