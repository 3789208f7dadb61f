import type { Language, Location, Picture } from '@facade/shared-domain/model';
import { z } from 'zod';
import { detailOf, projectDetailOf } from '../../catalogue/index.ts';
import { siteFor } from '../../content/index.ts';
import {
  A_MINUTE,
  type Api,
  byId,
  documentAnswer,
  inLanguage,
  ProblemError,
  problemAnswer,
  sendDocument,
} from '../../http/index.ts';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { type Pictures, PictureUnreadable, renderOrRefuse } from '../../pictures/index.ts';
import { findMaster, paletteOf, publicOrigin, type SiteData, type Snapshot } from '../../site/index.ts';
import type { Brochure, BrochureContents, BrochurePicture } from '../brochure/brochure.ts';
import { Brochures } from '../brochure/brochures.ts';
import { homeContents } from '../brochure/home-contents.ts';
import { projectContents } from '../brochure/project-contents.ts';
import { writeBrochure } from '../brochure/write-brochure.ts';
import { placeMap } from '../map/place-map.ts';
import type { PlaceMap } from '../map/street-map.ts';
import { writeWindowCard } from '../window-card/write-window-card.ts';

/** What is printed of a home, with the photographs and plans that there is room for. */
const PRINTS = {
  brochure: { write: writeBrochure, summary: 'Brochure, a PDF of A4 pages', photos: 10, plans: 4, hasMap: true },
  'window-card': {
    write: writeWindowCard,
    summary: 'Card for the window of the agency, a PDF of one A4 page',
    photos: 1,
    plans: 0,
    hasMap: false,
  },
} as const;

type Print = keyof typeof PRINTS;

const ROUTES = [
  ['properties', 'brochure'],
  ['projects', 'brochure'],
  ['properties', 'window-card'],
] as const;

/** Pixels: 1280 on the width of a page are 180 an inch. */
const WIDTH = 1280;
const PORTRAIT_WIDTH = 320;
/** Pixels: three for a point of its height. */
const LOGO_HEIGHT = 108;

/** What a brochure is about. */
interface Subject {
  id: number;
  path: string;
  pictures: Picture[];
  location?: Location | null;
  contents: BrochureContents;
}

const FIND: Record<
  'properties' | 'projects',
  (snapshot: Snapshot, id: number, language: Language) => Promise<Subject | null>
> = {
  properties: async (snapshot, id, language) => {
    const home = await detailOf(snapshot.view(language), id, snapshot.agency);
    return home && { ...home, contents: homeContents(home, language) };
  },
  projects: async (snapshot, id, language) => {
    const project = await projectDetailOf(snapshot.view(language), id, snapshot.agency);
    return project && { ...project, contents: projectContents(project, language) };
  },
};

interface BrochureServices {
  config: { dataFolder: string };
  siteData: SiteData;
  pictures: Pictures;
}

/** `GET /api/properties/:id/brochure.pdf?lang=`, the same of projects, and `window-card.pdf` of a home: pages to print or to send on. */
export async function brochureRoute(api: Api, { config, siteData, pictures }: BrochureServices): Promise<void> {
  const brochures = new Brochures(config.dataFolder);

  for (const [kind, print] of ROUTES)
    api.get(
      `/api/${kind}/:id/${print}.pdf`,
      {
        config: { deadline: TIME_LIMITS.pictureAnswer, refusal: 'pictures' },
        schema: {
          tags: [kind],
          summary: PRINTS[print].summary,
          params: byId,
          querystring: inLanguage.strict(),
          response: {
            200: documentAnswer('the pages', 'application/pdf'),
            304: z.any(),
            400: problemAnswer('a parameter is unknown or not valid'),
            404: problemAnswer('nothing public has this id'),
            503: problemAnswer('ask again after `Retry-After` seconds'),
          },
        },
      },
      async (request, reply) => {
        const language = request.query.lang;
        const snapshot = await siteData.current();
        const subject = await FIND[kind](snapshot, request.params.id, language);
        if (!subject) throw new ProblemError('not-found');
        const { write } = PRINTS[print];
        const { id, path, contents } = subject;
        const url = publicOrigin(request, snapshot.content) + path;
        const { agency } = siteFor(snapshot.content, language, snapshot.context);
        const palette = paletteOf(snapshot.content);
        const texts = { contents, language, agency, palette, url };
        const key = Brochures.keyOf([
          print,
          texts,
          subject.pictures,
          subject.location,
          snapshot.content.baseMap?.key,
          snapshot.content.headerLogo,
        ]);
        reply.header('content-disposition', `inline; filename="${print}-${id}-${language}.pdf"`);
        return sendDocument(request, reply, {
          madeOf: [key],
          type: 'application/pdf',
          // Not a day: nobody is to be given a price that has changed.
          cacheControl: A_MINUTE,
          body: () =>
            brochures.get(key, async () => {
              const drawn = await Promise.all([
                picturesOf(subject, print, snapshot),
                mapOf(subject, print, snapshot, language),
              ]);
              return write({ ...texts, ...drawn[0], map: drawn[1] });
            }),
        });
      },
    );

  async function picturesOf(
    { pictures: all, contents: { agent } }: Subject,
    print: Print,
    snapshot: Snapshot,
  ): Promise<Pick<Brochure, 'photos' | 'plans' | 'portrait' | 'logo'>> {
    const shown = all.filter((picture) => !picture.plan).slice(0, PRINTS[print].photos);
    const drawn = all.filter((picture) => picture.plan).slice(0, PRINTS[print].plans);
    const loadAll = async (some: readonly Picture[]) =>
      (await Promise.all(some.map((picture) => load(picture, snapshot)))).filter((picture) => picture !== null);
    return {
      photos: await loadAll(shown),
      plans: await loadAll(drawn),
      portrait: agent.picture && (await load({ ...agent.picture, alt: agent.name }, snapshot, PORTRAIT_WIDTH)),
      logo: await logoOf(snapshot),
    };
  }

  async function mapOf(
    { location, contents }: Subject,
    print: Print,
    { content: { baseMap, areas } }: Snapshot,
    language: Language,
  ): Promise<PlaceMap | null> {
    if (!PRINTS[print].hasMap || !location || !contents.surroundings || !baseMap) return null;
    return placeMap(location, { baseMap, areas, language });
  }

  /** Null for the mark of the design. */
  async function logoOf({ content: { headerLogo } }: Snapshot): Promise<Buffer | null> {
    if (!headerLogo) return null;
    const { source, width, height } = headerLogo.onDark;
    const size = `width="${Math.round((width / height) * LOGO_HEIGHT)}" height="${LOGO_HEIGHT}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${source}" ${size}/></svg>`;
    return renderOrRefuse(pictures, { svg }, 'png', new AbortController().signal);
  }

  /**
   * Null for one that cannot be read. Nobody's leaving ends it: others may wait for the same brochure. Its pictures are never
   * refused: few brochures are written at a time, and one without its photographs would be kept.
   */
  async function load({ id, alt }: Picture, snapshot: Snapshot, width = WIDTH): Promise<BrochurePicture | null> {
    const master = await findMaster(id, snapshot, config.dataFolder);
    if (!master) return null;
    try {
      return { bytes: await pictures.get(master, { width, format: 'jpeg' }, { isNeverRefused: true }), alt };
    } catch (error) {
      if (error instanceof PictureUnreadable) return null;
      throw error;
    }
  }
}
