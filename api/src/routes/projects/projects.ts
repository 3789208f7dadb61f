import { z } from 'zod';
import type { Api } from '../../api.ts';
import { listProjects, projectDetailOf } from '../../catalogue/projects.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { projectDetail, projectSummary } from '../../schemas/catalogue.ts';
import { byId, inLanguage } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';

/** `GET /api/projects` and `GET /api/projects/:id`: new-build projects and their units. */
export async function projectsRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/projects',
    {
      config: { cached: true },
      schema: {
        tags: ['projects'],
        summary: 'The new-build projects, the newest first, 500 at most',
        querystring: inLanguage,
        response: { 200: z.array(projectSummary) },
      },
    },
    async ({ query }) => listProjects((await siteData.current()).view(query.lang)),
  );
  api.get(
    '/api/projects/:id',
    {
      config: { cached: true },
      schema: {
        tags: ['projects'],
        summary: 'A project with its units',
        params: byId,
        querystring: inLanguage,
        response: { 200: projectDetail, 404: problemAnswer('no project has this id') },
      },
    },
    async ({ params, query }) => {
      const snapshot = await siteData.current();
      const detail = await projectDetailOf(snapshot.view(query.lang), params.id, snapshot.agency);
      if (!detail) throw new ProblemError('not-found');
      return detail;
    },
  );
}
