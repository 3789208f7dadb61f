import { hash } from 'node:crypto';
import { MAP_FRAME_PATH } from '@facade/map-kit/messages/frame-settings';
import type { FastifyInstance } from 'fastify';
import type { SiteSource } from '../../api/site-source.ts';
import type { BuildFiles } from '../../build-files.ts';
import { sendLater } from '../errors/without-settings.ts';
import { languageFor } from '../pages/language.ts';

interface MapFrameOptions {
  sites: SiteSource;
  build: Pick<BuildFiles, 'renderer' | 'mapScript' | 'integrity'>;
}

/** `GET /map-frame/?lng=nl`: the document that renders every map of the site. Only this site may frame it. */
export async function mapFrameRoute(server: FastifyInstance, { sites, build }: MapFrameOptions) {
  const { renderer, mapScript: url, integrity } = build;
  server.get(MAP_FRAME_PATH, (request, reply) => {
    if (!sites.isKnown) return sendLater(request, reply, renderer);
    const language = languageFor(request, sites.languages, sites.default.language);
    const site = sites.of(language) ?? sites.default;
    const { html, policy } = renderer.mapFrameDocument(site, { url, integrity: integrity[url] ?? '' });
    const etag = `"${hash('sha256', html, 'base64url').slice(0, 20)}"`;
    reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'private, no-cache')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
