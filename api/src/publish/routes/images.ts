import { energyBands } from '@facade/shared-domain/energy';
import { LANGUAGES, type Language, type Region } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findLogo } from '../../content/index.ts';
import {
  A_DAY,
  type Api,
  documentAnswer,
  FOREVER,
  ProblemError,
  problemAnswer,
  sendDocument,
} from '../../http/index.ts';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { type Drawing, energyLabelDrawing, flagDrawing, type Pictures, renderOrRefuse } from '../../pictures/index.ts';
import { ICONS, iconDrawing, iconPartsOf, iconSvg, type SiteData } from '../../site/index.ts';

/** The same on every site, until a release of this api changes the drawings. */
const A_MONTH = 'public, max-age=2592000, stale-while-revalidate=31536000';

const REGIONS: readonly Region[] = ['flanders', 'wallonia', 'brussels'];

const notFound = problemAnswer('there is no such picture');
const config = { deadline: TIME_LIMITS.pictureAnswer, refusal: 'pictures' } as const;
const schemaOf = (summary: string, names: string[] = []) => ({
  tags: ['pictures'],
  summary,
  params: z.object(Object.fromEntries(names.map((name) => [name, z.string().max(40)]))),
  response: {
    200: documentAnswer('the picture', 'image/*'),
    304: z.any(),
    404: notFound,
  },
});

/** Drawings of the site: energy labels, flags, the site's icons and the logo of its header. */
export async function imagesRoute(
  api: Api,
  { siteData, pictures }: { siteData: SiteData; pictures: Pictures },
): Promise<void> {
  const sendPng = (request: FastifyRequest, reply: FastifyReply, drawing: Drawing, cacheControl: string) =>
    sendDocument(request, reply, {
      madeOf: [drawing.svg],
      type: 'image/png',
      cacheControl,
      body: () => renderOrRefuse(pictures, drawing, 'png', request.signal),
    });

  api.get(
    '/images/epc/:region/:file',
    { config, schema: schemaOf('An energy label in its official colour', ['region', 'file']) },
    async (request, reply) => {
      const { region: asked, file } = request.params as { region: string; file: string };
      const region = REGIONS.find((one) => one === asked);
      const found = region && energyBands(region).find(({ band }) => file === `${band}.png`);
      if (!found) throw new ProblemError('not-found');
      return sendPng(request, reply, energyLabelDrawing(found.band), A_MONTH);
    },
  );

  api.get(
    '/images/flags/:file',
    { config, schema: schemaOf('The flag of a language', ['file']) },
    async (request, reply) => {
      const { file } = request.params as { file: string };
      const language = LANGUAGES.find((code: Language) => file === `${code}.png`);
      if (!language) throw new ProblemError('not-found');
      return sendPng(request, reply, flagDrawing(language), A_MONTH);
    },
  );

  api.get('/images/logo/:file', { schema: schemaOf('The logo of the header', ['file']) }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const logo = findLogo((await siteData.current()).content, file);
    if (!logo) throw new ProblemError('not-found');
    // An SVG that is opened directly must not run scripts.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return sendDocument(request, reply, {
      madeOf: [file],
      type: logo.type,
      cacheControl: FOREVER,
      body: async () => Buffer.from(logo.source.slice(logo.source.indexOf(',')), 'base64'),
    });
  });

  for (const path of Object.keys(ICONS) as (keyof typeof ICONS)[])
    api.get(path, { config, schema: schemaOf('An icon of the site') }, async (request, reply) =>
      sendPng(request, reply, iconDrawing(iconPartsOf((await siteData.current()).content), path), A_DAY),
    );

  api.get('/icons/icon.svg', { schema: schemaOf('The icon of the site as a drawing') }, async (request, reply) => {
    const svg = iconSvg(iconPartsOf((await siteData.current()).content), 64, 'any');
    return sendDocument(request, reply, { madeOf: [svg], type: 'image/svg+xml', cacheControl: A_DAY, body: () => svg });
  });
}
