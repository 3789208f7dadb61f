import { isSignal } from '@facade/section-kit';
import { HttpResponse } from '@facade/section-kit/testing/api';
import { listArgs, paramsOf, pathsOf, startHomesApi } from '../testing/homes-api.ts';
import { sampleProjects } from '../testing/samples.ts';
import { loadProjects } from './load-projects.ts';

const homesApi = startHomesApi();

/** An api of so many projects. */
function manyProjects(count: number) {
  const api = homesApi();
  const [project] = sampleProjects;
  const items = Array.from({ length: count }, (_, index) => ({ ...project, id: index + 1 }));
  api.answer('get', '/projects', (call) => {
    const page = Number(paramsOf(call).get('page'));
    return HttpResponse.json({ items: items.slice(12 * (page - 1), 12 * page), page, pageSize: 12, total: count });
  });
  return api;
}

const load = (query: string, api = manyProjects(30)) => loadProjects(listArgs(query, api));
const redirectOf = (query: string): Promise<string> =>
  load(query).then(
    () => 'no redirect',
    (error) => {
      if (isSignal(error) && error.signal === 'redirect') return error.to;
      throw error;
    },
  );

test('gives a page of the projects, and asks for no more', async () => {
  const api = manyProjects(30);
  const data = await load('?page=3', api);
  expect(pathsOf(api)).toEqual(['/projects?lang=nl&page=3&pageSize=12']);
  expect(data).toMatchObject({ page: 3, pages: 3, total: 30, wrong: [] });
  expect(data.projects.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30]);
});

test.each(['4', '835', '999999'])('page %s leads to the last', async (page) => {
  expect(await redirectOf(`?page=${page}`)).toBe('/nl/te-koop/?page=3');
});

test('an invalid page is the first, with a notice', async () => {
  expect(await load('?page=x')).toMatchObject({ page: 1, wrong: [{ name: 'page', values: ['x'] }] });
});

test('no project is one page', async () => {
  expect(await load('', manyProjects(0))).toMatchObject({ projects: [], page: 1, pages: 1, total: 0 });
});
