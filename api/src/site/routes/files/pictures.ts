import { PICTURE_QUALITIES, PICTURE_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { z } from 'zod';
import { type Api, ProblemError, problemAnswer } from '../../../http/index.ts';
import { TIME_LIMITS } from '../../../kernel/index.ts';
import {
  acceptedFormat,
  DEFAULT_WIDTH,
  EncoderLost,
  FORMATS,
  type Master,
  PictureBusy,
  type Pictures,
  PictureUnreadable,
  type Variant,
  variantName,
} from '../../../pictures/index.ts';
import { findMaster } from '../../find-master.ts';
import type { SiteData } from '../../site-data.ts';

const query = z.object({
  width: z
    .enum(PICTURE_WIDTHS.map(String) as [string, ...string[]])
    .optional()
    .describe('pixels; the height follows'),
  format: z.enum(FORMATS).optional().describe('the best one of the `Accept` header when absent'),
  quality: z.enum(PICTURE_QUALITIES).optional().describe('`medium` when absent'),
});

const YEAR = 'max-age=31536000, immutable';
const DAY = 'max-age=86400';

/** Seconds after which the client may retry a failed picture. */
const TRY_AGAIN = 60;

interface PictureServices {
  config: { dataFolder: string };
  siteData: SiteData;
  pictures: Pictures;
}

/** `GET /api/pictures/:id`: a stored picture, scaled and encoded. */
export async function picturesRoute(api: Api, services: PictureServices): Promise<void> {
  const { config, siteData, pictures } = services;
  api.get(
    '/api/pictures/:id',
    {
      // Not logged, because a crawler requests thousands; refusals are counted.
      logLevel: 'error',
      config: { deadline: TIME_LIMITS.pictureAnswer, refusal: 'pictures' },
      schema: {
        tags: ['pictures'],
        summary: 'The bytes of a picture',
        params: z.object({ id: z.string().max(200) }),
        querystring: query,
        response: {
          200: {
            description: 'the picture; in another size, not to be cached, while it cannot be rendered in time',
            content: { 'image/*': { schema: z.any() } },
          },
          304: z.any(),
          400: problemAnswer('a size or format outside the list'),
          404: problemAnswer('no picture has this id'),
          503: problemAnswer('too many pictures are requested: retry after `Retry-After` seconds'),
        },
      },
    },
    async (request, reply) => {
      const { width, format, quality = 'medium' } = request.query;
      // Create the signal before the first await: it does not report a visitor who left before that.
      const { signal } = request;
      const master = await findMaster(request.params.id, await siteData.current(), config.dataFolder);
      if (!master) throw new ProblemError('not-found');
      const variant = {
        width: width ? Number(width) : DEFAULT_WIDTH,
        format: format ?? acceptedFormat(request.headers.accept),
        quality,
      };
      const etag = `"${master.key}-${variantName(variant)}"`;
      const isKnown = request.headers['if-none-match'] === etag;
      // HEAD must not start the encoder.
      const isMade = !isKnown && request.method !== 'HEAD';
      const made = isMade ? await bytesOf(pictures, master, variant, signal) : null;
      if (signal.aborted) return reply.hijack();
      if (format === undefined) reply.header('vary', 'accept');
      if (made?.isStandIn) reply.header('cache-control', 'no-store');
      else reply.header('etag', etag).header('cache-control', cacheControl(master, format !== undefined));
      if (isKnown) return reply.status(304).send();
      return reply.type(`image/${variant.format}`).send(made?.bytes);
    },
  );
}

/**
 * An answer that depends on a header is private to the browser: many shared caches would send one browser the format of
 * another.
 */
const cacheControl = ({ immutable }: Master, isNamed: boolean): string =>
  `${isNamed ? 'public' : 'private'}, ${immutable ? YEAR : DAY}`;

interface MadePicture {
  bytes: Buffer;
  /** Another size, because the requested one could not be rendered in time. */
  isStandIn: boolean;
}

/** Null if the visitor has left. Expected failures become another size of the picture, or problems. */
async function bytesOf(
  pictures: Pictures,
  master: Master,
  variant: Variant,
  signal: AbortSignal,
): Promise<MadePicture | null> {
  try {
    return { bytes: await pictures.get(master, variant, { signal }), isStandIn: false };
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof PictureUnreadable) throw new ProblemError('not-found');
    if (!(error instanceof PictureBusy || error instanceof EncoderLost)) throw error;
    const bytes = await pictures.nearest(master, variant);
    if (bytes) return { bytes, isStandIn: true };
    throw new ProblemError('unavailable', undefined, error instanceof PictureBusy ? error.retryAfter : TRY_AGAIN);
  }
}
