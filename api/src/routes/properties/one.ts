import { z } from 'zod';
import type { Api } from '../../api.ts';
import { detailOf } from '../../catalogue/detail.ts';
import { findSimilar } from '../../catalogue/similar.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { byId, inLanguage } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import { propertyDetail, propertySummary } from '../../schemas/property.ts';
import type { SiteData } from '../../site-data.ts';

const notFound = problemAnswer('no public property has this id');

/** `GET /api/properties/:id` and `GET /api/properties/:id/similar`. */
export async function oneRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/properties/:id',
    {
      config: { cached: true },
      schema: {
        tags: ['properties'],
        summary: 'Everything public about a property',
        params: byId,
        querystring: inLanguage,
        response: { 200: propertyDetail, 404: notFound },
      },
    },
    async ({ params, query }) => {
      const snapshot = await siteData.current();
      const detail = await detailOf(snapshot.view(query.lang), params.id, snapshot.agency);
      if (!detail) throw new ProblemError('not-found');
      return detail;
    },
  );
  api.get(
    '/api/properties/:id/similar',
    {
      config: { cached: true },
      schema: {
        tags: ['properties'],
        summary: 'Available properties like this one, the closest first',
        params: byId,
        querystring: inLanguage,
        response: { 200: z.array(propertySummary), 404: notFound },
      },
    },
    async ({ params, query }) => {
      const snapshot = await siteData.current();
      const similar = await findSimilar(snapshot.view(query.lang), params.id);
      if (!similar) throw new ProblemError('not-found');
      return similar;
    },
  );
}
