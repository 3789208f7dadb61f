import { z } from 'zod';
import {
  detailOf,
  findSimilar,
  keysOfDetail,
  keysOfSimilar,
  propertyDetail,
  propertySummary,
  wasPublished,
} from '../../../catalogue/index.ts';
import { type Api, byId, inLanguage, ProblemError, problemAnswer } from '../../../http/index.ts';
import { ownFilmUrl } from '../../../pictures/index.ts';
import { dependsOn } from '../../answer-keys.ts';
import type { SiteData } from '../../site-data.ts';

const notFound = problemAnswer('no public property has this id');
const gone = problemAnswer('the property of this id is no longer public');

interface OneServices {
  siteData: SiteData;
  dataFolder: string;
}

/** `GET /api/properties/:id` and `GET /api/properties/:id/similar`. */
export async function oneRoute(api: Api, { siteData, dataFolder }: OneServices): Promise<void> {
  api.get(
    '/api/properties/:id',
    {
      config: { cached: true },
      schema: {
        tags: ['properties'],
        summary: 'Everything public about a property',
        params: byId,
        querystring: inLanguage.strict(),
        response: { 200: propertyDetail, 404: notFound, 410: gone },
      },
    },
    async ({ params, query }, reply) => {
      const snapshot = await siteData.current();
      const detail = await detailOf(snapshot.view(query.lang), params.id, snapshot.agency, dataFolder);
      if (!detail) throw new ProblemError((await wasPublished(snapshot.db, params.id)) ? 'gone' : 'not-found');
      dependsOn(reply, keysOfDetail(detail));
      return { ...detail, videoUrl: await ownFilmUrl(dataFolder, detail) };
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
        querystring: inLanguage.strict(),
        response: { 200: z.array(propertySummary), 404: notFound },
      },
    },
    async ({ params, query }, reply) => {
      const snapshot = await siteData.current();
      const found = await findSimilar(snapshot.view(query.lang), params.id);
      if (!found) throw new ProblemError('not-found');
      dependsOn(reply, keysOfSimilar(found.subject, found.similar));
      return found.similar;
    },
  );
}
