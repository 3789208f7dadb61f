import { PREVIEW_HEADER } from '@facade/server-kit/preview-header';
import type { ContentPreview, ContentPreviews } from '../../content-admin/index.ts';
import { type Api, ProblemError } from '../../http/index.ts';
import { withPreviewed } from '../../site/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview that the request belongs to; null for the public site. */
    preview: ContentPreview | null;
  }
}

const READS = new Set(['GET', 'HEAD']);

/**
 * Answers requests of a preview from its snapshot. They are not cached, and they must not change data, which belongs to
 * the live site.
 */
export function addPreviews(api: Api, previews: ContentPreviews): void {
  api.decorateRequest('preview', null);
  api.addHook('onRequest', (request, _reply, done) => {
    const token = request.headers[PREVIEW_HEADER];
    if (typeof token !== 'string') return done();
    if (!READS.has(request.method)) return done(new ProblemError('in-preview'));
    previews.find(token).then((preview) => {
      request.preview = preview;
      withPreviewed(preview.snapshot, done);
    }, done);
  });
  api.addHook('onSend', async ({ preview }, reply, payload) => {
    if (preview) reply.removeHeader('etag').header('cache-control', 'no-store');
    return payload;
  });
}
