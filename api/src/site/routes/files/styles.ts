import { z } from 'zod';
import { STYLES_URL } from '../../../content/index.ts';
import {
  A_MINUTE,
  type Api,
  documentAnswer,
  FOREVER,
  ProblemError,
  problemAnswer,
  sendDocument,
} from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

/**
 * `GET /api/styles/:file`: the agency's own style sheet. An older name returns the current rules, for pages that were
 * just rendered.
 */
export async function stylesRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    `${STYLES_URL}:file`,
    {
      schema: {
        tags: ['site'],
        summary: 'The style sheet of the agency',
        params: z.object({ file: z.string().max(40) }),
        response: {
          200: documentAnswer('the style sheet', 'text/css'),
          304: z.any(),
          404: problemAnswer('the agency has no style sheet'),
        },
      },
    },
    async (request, reply) => {
      const { styles } = (await siteData.current()).content;
      if (!styles) throw new ProblemError('not-found');
      return sendDocument(request, reply, {
        madeOf: [styles.file],
        type: 'text/css; charset=utf-8',
        cacheControl: request.params.file === styles.file ? FOREVER : A_MINUTE,
        body: () => styles.css,
      });
    },
  );
}
