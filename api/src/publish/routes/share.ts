import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { detailOf, projectDetailOf } from '../../catalogue/index.ts';
import {
  A_DAY,
  type Api,
  byId,
  documentAnswer,
  inLanguage,
  ProblemError,
  problemAnswer,
  sendDocument,
} from '../../http/index.ts';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { drawingKey, type Pictures, PictureUnreadable, renderOrRefuse } from '../../pictures/index.ts';
import { findMaster, paletteOf, type SiteData, type Snapshot } from '../../site/index.ts';
import { type ShareCard, shareDrawing } from '../share-card.ts';
import { homeCard, projectCard } from '../share-cards.ts';

const FORMATS = { png: 'png', jpg: 'jpeg' } as const;

/** Finds the content of a card; null if there is no such home or project. */
type FindCard = (
  snapshot: Snapshot,
  id: number,
  language: Language,
) => Promise<{ card: Omit<ShareCard, 'photo'>; picture: string | undefined } | null>;

const FIND: Record<'properties' | 'projects', FindCard> = {
  properties: async (snapshot, id, language) => {
    const home = await detailOf(snapshot.view(language), id, snapshot.agency);
    return home && { card: homeCard(home, language, snapshot.agency.agency.name), picture: home.pictures[0]?.id };
  },
  projects: async (snapshot, id, language) => {
    const project = await projectDetailOf(snapshot.view(language), id, snapshot.agency);
    return (
      project && {
        card: projectCard(project, language, snapshot.agency.agency.name),
        picture: project.pictures[0]?.id,
      }
    );
  },
};

interface ShareServices {
  config: { dataFolder: string };
  siteData: SiteData;
  pictures: Pictures;
}

/**
 * `GET /api/properties/:id/share.{png,jpg}` and the same of projects: the picture that social networks show with a
 * link.
 */
export async function shareRoute(api: Api, { config, siteData, pictures }: ShareServices): Promise<void> {
  for (const kind of ['properties', 'projects'] as const)
    for (const ending of ['png', 'jpg'] as const)
      api.get(
        `/api/${kind}/:id/share.${ending}`,
        {
          config: { deadline: TIME_LIMITS.pictureAnswer, refusal: 'pictures' },
          schema: {
            tags: [kind],
            summary: 'Picture of 1200 × 630 to be shown with a link',
            params: byId,
            querystring: inLanguage.strict(),
            response: {
              200: documentAnswer('the picture', 'image/*'),
              304: z.any(),
              400: problemAnswer('a parameter is unknown or not valid'),
              404: problemAnswer('there is nothing of this id'),
              503: problemAnswer('retry after `Retry-After` seconds'),
            },
          },
        },
        async (request, reply) => {
          const snapshot = await siteData.current();
          const found = await FIND[kind](snapshot, request.params.id, request.query.lang);
          if (!found) throw new ProblemError('not-found');
          const photo = found.picture ? await findMaster(found.picture, snapshot, config.dataFolder) : null;
          return send(request, reply, { ...found.card, photo }, { snapshot, format: FORMATS[ending] });
        },
      );

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    card: ShareCard,
    { snapshot, format }: { snapshot: Snapshot; format: 'png' | 'jpeg' },
  ) {
    const palette = paletteOf(snapshot.content);
    const drawing = shareDrawing(card, palette);
    return sendDocument(request, reply, {
      madeOf: [drawingKey(drawing), format],
      type: `image/${format}`,
      cacheControl: A_DAY,
      async body() {
        try {
          return await renderOrRefuse(pictures, drawing, format, request.signal);
        } catch (error) {
          if (!(error instanceof PictureUnreadable)) throw error;
          // If the photograph cannot be read, the card has none.
          return renderOrRefuse(pictures, shareDrawing({ ...card, photo: null }, palette), format, request.signal);
        }
      },
    });
  }
}
