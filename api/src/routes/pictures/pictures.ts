import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { findMaster } from '../../pictures/find-master.ts';
import { DEFAULT_WIDTH, FORMATS, HEIGHTS, variantName, WIDTHS } from '../../pictures/variant.ts';
import type { VariantCache } from '../../pictures/variant-cache.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { Api } from '../../server.ts';
import type { SiteData } from '../../site-data.ts';

/** "640" of a closed list. */
const size = (allowed: readonly number[]) => z.enum(allowed.map(String) as [string, ...string[]]).optional();

const query = z.object({
  width: size(WIDTHS).describe('pixels; the height follows'),
  height: size(HEIGHTS).describe('pixels; with a width the picture is cut to fit'),
  format: z.enum(FORMATS).default('webp'),
});

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** `GET /api/pictures/:id`: a stored picture, scaled and encoded. */
export function picturesRoute(
  api: Api,
  services: { config: Config; siteData: SiteData; variants: VariantCache },
): void {
  const { config, siteData, variants } = services;
  api.get(
    '/api/pictures/:id',
    {
      logLevel: 'warn',
      schema: {
        tags: ['pictures'],
        summary: 'The bytes of a picture',
        params: z.object({ id: z.string().max(200) }),
        querystring: query,
        response: {
          200: { description: 'the picture', content: { 'image/*': { schema: z.any() } } },
          304: z.any(),
          400: problemAnswer('a size or format outside the list'),
          404: problemAnswer('no picture has this id'),
        },
      },
    },
    async (request, reply) => {
      const { width, height, format } = request.query;
      const master = await findMaster(request.params.id, await siteData.current(), config.dataFolder);
      if (!master) throw new ProblemError('not-found');
      const variant = {
        width: width ? Number(width) : height ? null : DEFAULT_WIDTH,
        height: height ? Number(height) : null,
        format,
      };
      const etag = `"${master.key}-${variantName(variant)}"`;
      reply.header('etag', etag).header('cache-control', master.immutable ? YEAR : DAY);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const bytes = await variants.get(master.key, master.file, variant);
      return reply.type(`image/${format}`).send(bytes);
    },
  );
}
