import type { Picture, PropertyDetail } from '@facade/shared-domain/model';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { Brochure, BrochurePicture } from '../../brochure/brochure.ts';
import { Brochures } from '../../brochure/brochures.ts';
import { detailOf } from '../../catalogue/detail.ts';
import type { Config } from '../../config/config.ts';
import { siteFor } from '../../content/index.ts';
import { paletteOf } from '../../drawings/palette.ts';
import { PictureUnreadable } from '../../pictures/encoder/errors.ts';
import { findMaster } from '../../pictures/find-master.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import { A_DAY, sendDocument } from '../../plugins/send-document.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { documentAnswer } from '../../schemas/document.ts';
import { byId, inLanguage } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';
import type { Snapshot } from '../../snapshot.ts';
import { TIME_LIMITS } from '../../time-limits.ts';
import { publicOrigin } from '../site-files/public-origin.ts';

/** Photographs that a brochure has room for. */
const PHOTOS = 6;

/** Pixels: 1280 on the width of a page are 180 an inch. */
const WIDTH = 1280;

interface BrochureServices {
  config: Config;
  siteData: SiteData;
  pictures: Pictures;
}

/** `GET /api/properties/:id/brochure.pdf?lang=`: two pages to print or to send on. */
export async function brochureRoute(api: Api, { config, siteData, pictures }: BrochureServices): Promise<void> {
  const brochures = new Brochures(config.dataFolder);

  api.get(
    '/api/properties/:id/brochure.pdf',
    {
      config: { deadline: TIME_LIMITS.pictureAnswer, refusal: 'pictures' },
      schema: {
        tags: ['properties'],
        summary: 'Brochure of a home, a PDF of two A4 pages',
        params: byId,
        querystring: inLanguage.strict(),
        response: {
          200: documentAnswer('the brochure', 'application/pdf'),
          304: z.any(),
          400: problemAnswer('a parameter is unknown or not valid'),
          404: problemAnswer('no public property has this id'),
          503: problemAnswer('ask again after `Retry-After` seconds'),
        },
      },
    },
    async (request, reply) => {
      const language = request.query.lang;
      const snapshot = await siteData.current();
      const home = await detailOf(snapshot.view(language), request.params.id, snapshot.agency);
      if (!home) throw new ProblemError('not-found');
      const url = publicOrigin(request, snapshot.content) + home.path;
      const { agency } = siteFor(snapshot.content, language, snapshot.context);
      const palette = paletteOf(snapshot.content);
      const key = Brochures.keyOf([home, language, agency, palette, url]);
      reply.header('content-disposition', `inline; filename="${home.id}-${language}.pdf"`);
      return sendDocument(request, reply, {
        madeOf: [key],
        type: 'application/pdf',
        cacheControl: A_DAY,
        body: () =>
          brochures.get(key, async () => ({
            home,
            language,
            agency,
            palette,
            url,
            ...(await picturesOf(home, snapshot)),
          })),
      });
    },
  );

  async function picturesOf(home: PropertyDetail, snapshot: Snapshot): Promise<Pick<Brochure, 'photos' | 'plan'>> {
    const plan = home.pictures.find((picture) => picture.plan);
    const photos = home.pictures.filter((picture) => !picture.plan).slice(0, PHOTOS);
    const made = await Promise.all([...photos, ...(plan ? [plan] : [])].map((picture) => load(picture, snapshot)));
    return {
      photos: made.slice(0, photos.length).filter((picture) => picture !== null),
      plan: (plan && made.at(-1)) ?? null,
    };
  }

  /**
   * Null for one that cannot be read. Nobody's leaving ends it: others may wait for the same brochure. Its pictures are never
   * refused: few brochures are written at a time, and one without its photographs would be kept.
   */
  async function load({ id, alt }: Picture, snapshot: Snapshot): Promise<BrochurePicture | null> {
    const master = await findMaster(id, snapshot, config.dataFolder);
    if (!master) return null;
    try {
      return { bytes: await pictures.get(master, { width: WIDTH, format: 'jpeg' }, { isNeverRefused: true }), alt };
    } catch (error) {
      if (error instanceof PictureUnreadable) return null;
      throw error;
    }
  }
}
