import {
  listProjects,
  PROJECTS,
  projectDetail,
  projectDetailOf,
  projectKey,
  projectPage,
} from '../../../catalogue/index.ts';
import { type Api, byId, inLanguage, ProblemError, problemAnswer, whole } from '../../../http/index.ts';
import { dependsOn } from '../../answer-keys.ts';
import type { SiteData } from '../../site-data.ts';

const pageQuery = inLanguage.extend({
  page: whole(1, 10_000).default(1),
  pageSize: whole(1, 100).default(12),
});

interface ProjectsServices {
  siteData: SiteData;
  dataFolder: string;
}

/** `GET /api/projects` and `GET /api/projects/:id`: new-build projects and their units. */
export async function projectsRoute(api: Api, { siteData, dataFolder }: ProjectsServices): Promise<void> {
  api.get(
    '/api/projects',
    {
      config: { cached: true },
      schema: {
        tags: ['projects'],
        summary: 'A page of the new-build projects, the newest first',
        querystring: pageQuery.strict(),
        response: { 200: projectPage, 400: problemAnswer('a parameter is not valid or not known') },
      },
    },
    async ({ query }, reply) => {
      dependsOn(reply, [PROJECTS]);
      const { lang, ...page } = query;
      return listProjects((await siteData.current()).view(lang), page);
    },
  );
  api.get(
    '/api/projects/:id',
    {
      config: { cached: true },
      schema: {
        tags: ['projects'],
        summary: 'A project with its units',
        params: byId,
        querystring: inLanguage.strict(),
        response: { 200: projectDetail, 404: problemAnswer('no project has this id') },
      },
    },
    async ({ params, query }, reply) => {
      dependsOn(reply, [projectKey(params.id)]);
      const snapshot = await siteData.current();
      const detail = await projectDetailOf(snapshot.view(query.lang), params.id, snapshot.agency, dataFolder);
      if (!detail) throw new ProblemError('not-found');
      return detail;
    },
  );
}
