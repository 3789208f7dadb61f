import { z } from 'zod';
import { siteFor } from '../../content/index.ts';
import { type CaptchaConfig, withCaptcha } from '../../forms/index.ts';
import { type Api, inLanguage } from '../../http/index.ts';
import type { SiteData } from '../../site/index.ts';

interface SiteOptions {
  siteData: SiteData;
  captcha: CaptchaConfig['provider'];
}

/** `GET /api/site`: settings and chrome in one language. */
export async function siteRoute(api: Api, { siteData, captcha }: SiteOptions): Promise<void> {
  api.get(
    '/api/site',
    {
      config: { cached: true },
      schema: {
        tags: ['site'],
        summary: 'Settings, menu, routes, header and footer of the agency',
        querystring: inLanguage,
        response: { 200: z.looseObject({ revision: z.string() }) },
      },
    },
    async ({ query }) => {
      const { content, context } = await siteData.current();
      const site = siteFor(content, query.lang, context);
      return { ...site, externalSources: withCaptcha(site.externalSources, captcha) };
    },
  );
}
