import type { Banner, ContentModule, ContentPage, Language, Text } from '@facade/shared-domain/model';
import type { Article, Content, Page, Place } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { findPlace } from '../find-place.ts';
import { type Reader, readerFor } from '../reading/files/reader.ts';
import { groundOf } from '../schema/ground.ts';
import type { ModuleContent } from '../schema/modules.ts';
import { articleTextIn } from './item-for.ts';
import { metaFor, speaksOnly } from './meta-for.ts';
import { isPublishedModule, moduleFor } from './module-for.ts';
import { enabledPaths, labelOf } from './routes-for.ts';

/**
 * One page in one language: the answer of `GET /api/content`. `originalPath` is compared without regard to case. Null if no
 * published page has this path.
 */
export function contentPageFor(
  content: Content,
  originalPath: string,
  language: Language,
  context: ContentContext,
): ContentPage | null {
  const place = findPlace(content, originalPath);
  if (!place) return null;
  const reader = readerFor(content, language, context);
  const { source } = place;
  return 'page' in source ? pageOf(reader, place, source.page) : articleOf(reader, place, source.article);
}

/** Pages that visitors never reach from a search engine: thank-you pages and the owner's own. */
const NEVER_INDEXED: readonly Place['type'][] = ['feedback', 'owner'];

function pageOf(reader: Reader, place: Place, page: Page): ContentPage {
  const parts = {
    title: titleOf(reader, reader.text(page.title)),
    intro: reader.text(page.intro),
    banner: bannerFor(reader, page),
    modules: page.modules.filter(isPublishedModule).map((module) => moduleFor(reader, module)),
  };
  const noindex = page.noindex || NEVER_INDEXED.includes(place.type) || !speaksOnly(reader.language, parts);
  return { ...frame(reader, place), ...parts, meta: metaFor(reader, parts, place.type, page.metadata, noindex) };
}

function articleOf(reader: Reader, place: Place, article: Article): ContentPage {
  const { text, language } = articleTextIn(reader, article);
  const picture = reader.picture(article.picture);
  const title: Text = { text: reader.line(text.title), language };
  const body: ContentModule = {
    ...moduleFor(reader, { ...EMPTY_MODULE, id: article.id }),
    html: { html: reader.body(text.body), language },
  };
  const parts = {
    title,
    intro: text.summary ? { text: reader.line(text.summary), language } : null,
    banner: {
      ...NO_BANNER,
      type: picture ? ('image' as const) : ('color' as const),
      pictures: picture ? [picture] : [],
    },
    modules: [body, ...article.modules.filter(isPublishedModule).map((module) => moduleFor(reader, module, article))],
  };
  const metadata = {
    isActiveSEO: article.isActiveSEO,
    ...(text.metaTitle && { title: sameText(text.metaTitle) }),
    ...(text.metaDescription && { description: sameText(text.metaDescription) }),
  };
  const noindex = article.noindex || !speaksOnly(reader.language, parts);
  return { ...frame(reader, place), ...parts, meta: metaFor(reader, parts, place.type, metadata, noindex) };
}

const frame = (reader: Reader, place: Place) => ({
  original: place.original,
  type: place.type,
  paths: enabledPaths(reader, (language) => place.paths[language]),
  breadcrumb: breadcrumbFor(reader, place),
});

/** A text of an article is already in one language: use it for all of them. */
const sameText = (text: string) => ({ public: true, texts: { nl: text, fr: text, en: text, de: text } });

/** If the title is not public, the agency's name titles the page for screen readers and the browser tab. */
const titleOf = ({ content, language }: Reader, title: Text | null): Text =>
  title ?? { text: content.settings.agency.name, language };

const NO_BANNER: Banner = {
  type: 'none',
  pictures: [],
  videoUrl: null,
  slides: [],
  title: null,
  description: null,
  ground: null,
};

const EMPTY_MODULE: ModuleContent = {
  id: 0,
  status: 'Published',
  show: 'text',
  view: 'single-view',
  titleSize: 'h2',
  background: 'none',
  pictures: [],
  subcategories: false,
  span: 12,
  itemsPerRow: 1,
  maxItems: 1,
};

function bannerFor(reader: Reader, { banner }: Page): Banner {
  const { text, picture } = reader;
  return {
    type: banner.type,
    pictures: banner.pictures.flatMap((id) => picture(id) ?? []),
    videoUrl: banner.videoUrl ?? null,
    slides: slidesFor(reader, banner),
    title: text(banner.title),
    description: text(banner.description),
    ground: groundOf(banner.color) ?? null,
  };
}

/** The agency's own slides; a banner of properties or projects without slides shows the newest ones. */
function slidesFor({ plain, href, picture, language, context }: Reader, banner: Page['banner']): Banner['slides'] {
  const own = banner.slides.flatMap((slide) => {
    const shown = picture(slide.picture);
    return shown ? [{ picture: shown, path: href(slide.link), label: plain(slide.label) }] : [];
  });
  if (own.length > 0 || (banner.type !== 'properties' && banner.type !== 'projects')) return own;
  return context.newestSlides?.(banner.type, language) ?? [];
}

/** From the home page down to and including this page; empty on the home page. */
function breadcrumbFor(reader: Reader, place: Place): ContentPage['breadcrumb'] {
  if (place.type === 'home') return [];
  const trail: Place[] = [];
  for (let at: Place | undefined = place; at; at = at.parent ? findPlace(reader.content, at.parent) : undefined)
    trail.unshift(at);
  return trail.map((step) => ({ label: labelOf(reader, step), path: step.paths[reader.language] }));
}
