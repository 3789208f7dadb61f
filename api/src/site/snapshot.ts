import { type Banner, LANGUAGES, type Language } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import {
  type AgencyContext,
  type Catalogue,
  type CatalogueView,
  cityKey,
  newestSlides,
  readPictures,
  regionOf,
  viewOf,
} from '../catalogue/index.ts';
import { type Content, type ContentContext, contentPictures, enabledLanguages, teamPicture } from '../content/index.ts';
import type { ReadDb, StoredPicture } from '../platform/index.ts';
import { listTestimonials } from './list-testimonials.ts';

/**
 * Content and the small parts of the catalogue at one moment. A request uses one snapshot throughout, and reads homes
 * from the database.
 */
export interface Snapshot {
  /** Changes with every import and every edit of the content. */
  revision: string;
  /** Keys that differ from the previous snapshot, of revision `since`; null if everything may differ. */
  changed: { since: string; keys: readonly string[] } | null;
  db: ReadDb;
  catalogue: Catalogue;
  content: Content;
  context: ContentContext;
  enabled: readonly Language[];
  view(language: Language): CatalogueView;
  agency: AgencyContext;
  /** Recently used pictures of the library. */
  pictures: LRUCache<string, StoredPicture>;
}

/** Most pictures whose facts are cached. */
const KEPT_PICTURES = 5000;

/** Testimonials of clients that a page may show. */
const MOST_TESTIMONIALS = 100;

/** Reads all catalogue data that content pages show, so that they need no database. */
export async function takeSnapshot(db: ReadDb, catalogue: Catalogue, content: Content): Promise<Snapshot> {
  const revision = `${catalogue.revision}.${content.revision}`;
  const enabled = enabledLanguages(content);
  const views = new Map<Language, CatalogueView>();
  const { areas, settings } = content;
  const view = (language: Language) => {
    const options = { assetHost: settings.assetHost, areas };
    const made = views.get(language) ?? viewOf(db, catalogue, language, enabled[0] ?? 'nl', options);
    views.set(language, made);
    return made;
  };
  const slides = await slidesFor(content, view);
  const pictures = await readPictures(
    db,
    contentPictures(content).map(({ id }) => id),
  );
  const testimonials = await listTestimonials(db, 'approved', MOST_TESTIMONIALS);
  const context = { ...contextOf(catalogue, revision, slides, pictures), testimonials };
  const { name, phone, email } = settings.agency;
  const agency: AgencyContext = {
    enabled,
    agency: { name, phone, email },
    region: regionOf(content.landmarks, content.stations),
    portrait: (address, language) => teamPicture(content, address, language, context),
  };
  return {
    revision,
    changed: null,
    db,
    catalogue,
    content,
    context,
    enabled,
    view,
    agency,
    pictures: new LRUCache({ max: KEPT_PICTURES }),
  };
}

type Slides = Partial<Record<Banner['type'], Partial<Record<Language, Banner['slides']>>>>;

/** The slides of the content's banners. */
async function slidesFor({ pages }: Content, view: Snapshot['view']): Promise<Slides> {
  const slides: Slides = {};
  for (const type of ['properties', 'projects'] as const) {
    if (!pages.some(({ banner }) => banner.type === type)) continue;
    const perLanguage: Partial<Record<Language, Banner['slides']>> = {};
    for (const language of LANGUAGES) perLanguage[language] = await newestSlides(view(language), type);
    slides[type] = perLanguage;
  }
  return slides;
}

function contextOf(
  { statistics }: Catalogue,
  revision: string,
  slides: Slides,
  pictures: ReadonlyMap<string, StoredPicture>,
): ContentContext {
  return {
    revision,
    totals: statistics.totals,
    countsOfTown: (name, zip) => statistics.towns.get(cityKey(zip, name))?.counts ?? { sale: 0, rent: 0 },
    newestSlides: (type, language) => slides[type]?.[language] ?? [],
    pictureFacts: (id) => pictures.get(id) ?? null,
  };
}
