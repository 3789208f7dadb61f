import { z } from 'zod';
import { readProperties } from '../../../catalogue/index.ts';
import { type Api, id, ProblemError, problemAnswer, sendFile } from '../../../http/index.ts';
import { filmNameIn, films } from '../../../pictures/index.ts';
import type { SiteData } from '../../site-data.ts';

const content = { 'video/*': { schema: z.any() } };

/**
 * `GET /api/properties/:id/films/:file`: the video file of a home, whole or by `Range`. The record is checked each
 * time: withdrawn and off-market homes have no films.
 */
export async function filmsRoute(
  api: Api,
  { siteData, dataFolder }: { siteData: SiteData; dataFolder: string },
): Promise<void> {
  api.get(
    '/api/properties/:id/films/:file',
    {
      logLevel: 'error',
      schema: {
        tags: ['pictures'],
        summary: 'A video file of a home, whole or the part that its `Range` names',
        params: z.object({ id, file: z.string().max(200) }),
        querystring: z.object({
          v: z
            .string()
            .max(64)
            .optional()
            .describe('key of the file: with the current key the answer may be cached for ever'),
        }),
        response: {
          200: { description: 'the whole file, of 16 MB at most', content },
          206: { description: 'the part, of 4 MB at most', content },
          304: z.any(),
          400: problemAnswer('no range, and the file is larger than the maximum answer'),
          404: problemAnswer('the home has no film of this name'),
          416: problemAnswer('no byte of the range is in the file'),
        },
      },
    },
    async (request, reply) => {
      const { db } = await siteData.current();
      const { id: home, file } = request.params;
      const record = (await readProperties(db, [home])).get(home);
      const film = record && filmNameIn(record.videoUrl) === file ? await films.find(dataFolder, file) : null;
      if (!film) throw new ProblemError('not-found');
      return sendFile(request, reply, film, request.query.v);
    },
  );
}
