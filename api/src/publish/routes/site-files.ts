import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import { LANGUAGES } from '@facade/shared-domain/model';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { z } from 'zod';
import { listProperties } from '../../catalogue/index.ts';
import {
  A_DAY,
  type Api,
  documentAnswer,
  ProblemError,
  problemAnswer,
  sendDocument,
  TEN_MINUTES,
} from '../../http/index.ts';
import { publicOrigin, type SiteData } from '../../site/index.ts';
import { atomFeed } from '../search-engines/atom-feed.ts';
import { robotsTxt } from '../search-engines/robots-txt.ts';
import { webManifest } from '../search-engines/web-manifest.ts';

/** Number of homes in a feed: more than a week adds. */
const FEED_HOMES = 50;

/** `GET /robots.txt`, `GET /manifest.webmanifest`, `GET /{lang}/feed.xml`: files at well-known addresses. */
export async function siteFilesRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/robots.txt',
    {
      schema: {
        tags: ['site'],
        summary: 'What crawlers may read',
        response: { 200: documentAnswer('the rules', 'text/plain') },
      },
    },
    async (request, reply) => {
      const { content } = await siteData.current();
      const origin = publicOrigin(request, content);
      const text = robotsTxt(origin, content.settings.public);
      return sendDocument(request, reply, {
        madeOf: [text],
        type: 'text/plain; charset=utf-8',
        cacheControl: A_DAY,
        body: () => text,
      });
    },
  );

  api.get(
    '/manifest.webmanifest',
    {
      schema: {
        tags: ['site'],
        summary: 'The site as an application',
        response: { 200: documentAnswer('the manifest', 'application/manifest+json') },
      },
    },
    async (request, reply) => {
      const manifest = JSON.stringify(webManifest((await siteData.current()).content));
      return sendDocument(request, reply, {
        madeOf: [manifest],
        type: 'application/manifest+json',
        cacheControl: A_DAY,
        body: () => manifest,
      });
    },
  );

  api.get(
    '/:language/feed.xml',
    {
      schema: {
        tags: ['site'],
        summary: 'The newest homes as an Atom feed',
        params: z.object({ language: z.enum(LANGUAGES) }),
        response: {
          200: documentAnswer('the feed', 'application/atom+xml'),
          404: problemAnswer('the site does not speak this language'),
        },
      },
    },
    async (request, reply) => {
      const { language } = request.params;
      const snapshot = await siteData.current();
      const { content, revision, enabled } = snapshot;
      if (!enabled.includes(language)) throw new ProblemError('not-found');
      const origin = publicOrigin(request, content);
      return sendDocument(request, reply, {
        madeOf: ['feed', language, revision, origin],
        type: 'application/atom+xml; charset=utf-8',
        cacheControl: TEN_MINUTES,
        async body() {
          const query = { page: 1, pageSize: FEED_HOMES, sort: '-date' } as const;
          const available = { ...NO_FILTERS, available: true };
          const { items } = await listProperties(snapshot.view(language), available, query);
          return atomFeed({
            homes: items,
            language,
            origin,
            path: feedPath(language),
            agency: content.settings.agency.name,
          });
        },
      });
    },
  );
}
