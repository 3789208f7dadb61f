import { z } from 'zod';
import { type Api, ProblemError, problemAnswer } from '../../http/index.ts';

const answer = z.object({ revision: z.string(), endsAt: z.iso.datetime() });

/** `GET /api/preview`: the preview that the request belongs to; the shell requests it for every page of a preview. */
export async function previewRoute(api: Api): Promise<void> {
  api.get(
    '/api/preview',
    {
      schema: {
        tags: ['site'],
        summary: 'The preview of unpublished content that the request belongs to',
        response: {
          200: answer,
          409: problemAnswer('the content of the site has changed and the preview does not fit it'),
          410: problemAnswer('there is no such preview, or no longer'),
        },
      },
    },
    async ({ preview }, reply) => {
      if (!preview) throw new ProblemError('preview-ended');
      reply.header('cache-control', 'no-store');
      return { revision: preview.snapshot.revision, endsAt: preview.endsAt.toISOString() };
    },
  );
}
