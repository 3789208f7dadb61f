import type { ContentPage, Language, PageMeta } from '@facade/shared-domain/model';
import type { Reader } from '../reading/files/reader.ts';
import type { Metadata } from '../schema/metadata.ts';

type Parts = Pick<ContentPage, 'title' | 'intro' | 'banner' | 'modules'>;

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 155;

/** The page's metadata; the agency's own replaces the generated one only if `isActiveSEO` is true. */
export function metaFor(
  reader: Reader,
  parts: Parts,
  type: ContentPage['type'],
  metadata: Metadata | undefined,
  noindex: boolean,
): ContentPage['meta'] {
  const own = metadata?.isActiveSEO ? metadata : undefined;
  const { name } = reader.content.settings.agency;
  const title = parts.title.text;
  // A whole name: Immobilier does not name the agency Immo.
  const isNamed = title.startsWith(name) && !/^[\p{L}\p{N}]/u.test(title.slice(name.length));
  const generated = isNamed ? title : type === 'home' ? `${name} | ${title}` : `${title} | ${name}`;
  return {
    title: reader.text(own?.title)?.text ?? generated,
    description: reader.text(own?.description)?.text ?? shorten(descriptionOf(parts)),
    picture: reader.picture(own?.image) ?? parts.banner.pictures[0] ?? null,
    noindex,
    ...(own && socialOf(reader, own)),
  };
}

/** The agency's metadata for social networks, if it differs from that for search engines. */
function socialOf({ text }: Reader, { socialTitle, socialDescription, type, url }: Metadata): Pick<PageMeta, 'social'> {
  const title = text(socialTitle)?.text;
  const description = text(socialDescription)?.text;
  const social = {
    ...(title && { title }),
    ...(description && { description }),
    ...(type && { type }),
    ...(url && { url }),
  };
  return Object.keys(social).length > 0 ? { social } : {};
}

/** False if any text of the page had to fall back to the default language. */
export function speaksOnly(language: Language, { title, intro, banner, modules }: Parts): boolean {
  const texts = [
    title,
    intro,
    banner.title,
    banner.description,
    ...modules.flatMap((module) => [module.title, module.html]),
  ];
  const borrowed = modules.some(({ items }) => items.some(({ language, given }) => language !== undefined && !given));
  return !borrowed && texts.every((text) => text === null || text.language === language);
}

function descriptionOf({ intro, banner, modules }: Parts): string {
  const html = modules.find((module) => module.html)?.html?.html ?? '';
  return intro?.text ?? banner.description?.text ?? plainText(html);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** The plain text of cleaned HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Cuts after a whole word. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–-]+$/, '')}…`;
}
