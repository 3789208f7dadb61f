import type { Head } from '@facade/section-kit';
import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language } from '@facade/shared-domain/model';
import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import { translatorOf } from '../../composition/loading/texts.ts';
import type { DocumentParts } from './document-parts.ts';

/**
 * Everything in the head about this page: title, description, canonical, alternates, social tags, JSON-LD. If a form was
 * returned with an error, the title begins with that, because a screen reader reads the title of a new document first.
 */
export function headMarkup({ page, site, language, origin, form, i18n }: DocumentParts): string {
  const { head } = page;
  const absolute = (path: string) => absoluteUrl(path, origin);
  const canonical = absolute(head.canonical ?? page.href.split('?')[0] ?? '/');
  const image = head.image && absolute(head.image);
  const others = indexedAlternates(head);
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(form && Object.keys(form.errors).length > 0 ? translatorOf(i18n, 'shell')('returned', { title: head.title }) : head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.noindex ? 'noindex' : undefined),
    '<meta name="format-detection" content="telephone=no">',
    ...icons(site),
    head.noindex ? '' : link('canonical', canonical),
    ...alternates(head.noindex ? {} : others, site.defaultLanguage, absolute),
    head.previous ? link('prev', absolute(head.previous)) : '',
    head.next ? link('next', absolute(head.next)) : '',
    head.feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.agency.name)}" href="${escapeHtml(head.feed)}">`
      : '',
    meta('property', 'og:title', head.social?.title ?? head.title),
    meta('property', 'og:description', head.social?.description ?? head.description),
    meta('property', 'og:type', head.type === 'product' ? 'website' : (head.type ?? 'website')),
    meta('property', 'og:url', head.social?.url ? absolute(head.social.url) : canonical),
    ...imageTags(image, image ? head.imageFacts : undefined),
    meta('property', 'og:site_name', site.agency.name),
    meta('property', 'og:locale', locale(language)),
    ...Object.keys(others)
      .filter((other) => other !== language)
      .map((other) => meta('property', 'og:locale:alternate', locale(other as Language))),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    preload(head.preload),
    ...(head.jsonLd ?? []).map((data) => {
      const json = JSON.stringify(data, (key, value) => (ADDRESSES.has(key) ? absoluteAll(value, absolute) : value));
      return `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`;
    }),
  ];
  return tags.join('');
}

/** Properties that schema.org defines as addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'contentUrl', 'image', 'item', 'logo', 'thumbnailUrl', 'url']);

/** Readers of JSON-LD have no page to resolve a path against. */
function absoluteAll(value: unknown, absolute: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => absoluteAll(one, absolute));
  return typeof value === 'string' && value.startsWith('/') ? absolute(value) : value;
}

/** The page's other languages, as far as they are indexed. */
const indexedAlternates = ({ alternates = {}, indexedIn }: Head): Partial<Record<Language, string>> =>
  indexedIn
    ? Object.fromEntries(Object.entries(alternates).filter(([language]) => indexedIn.includes(language as Language)))
    : alternates;

function alternates(
  paths: Partial<Record<Language, string>>,
  defaultLanguage: Language,
  absolute: (path: string) => string,
): string[] {
  const entries = Object.entries(paths);
  if (entries.length < 2) return [];
  const fallback = paths[defaultLanguage];
  return [
    ...entries.map(([language, path]) => alternate(`${language}-BE`, absolute(path))),
    fallback ? alternate('x-default', absolute(fallback)) : '',
  ];
}

/** Rendered by the api in the agency's colours. */
const icons = ({ theme }: DocumentParts['site']): string[] => [
  '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  meta('name', 'theme-color', theme.primary ?? DESIGN_COLORS.primary),
];

function imageTags(image: string | undefined, facts: Head['imageFacts']): string[] {
  return [
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', facts && String(facts.width)),
    meta('property', 'og:image:height', facts && String(facts.height)),
    meta('property', 'og:image:alt', facts?.alt),
    meta('name', 'twitter:image:alt', facts?.alt),
  ];
}

const alternate = (language: string, href: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;

const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeHtml(href)}">`;

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';

const preload = (picture: DocumentParts['page']['head']['preload']): string =>
  picture
    ? `<link rel="preload" as="image" type="${picture.type}" imagesrcset="${escapeHtml(picture.srcset)}" imagesizes="${escapeHtml(picture.sizes)}" fetchpriority="high">`
    : '';

const locale = (language: Language): string => (language === 'en' ? 'en_GB' : `${language}_BE`);

/** Two slashes at its start would turn a path into the address of another host. */
const absoluteUrl = (path: string, origin: string): string =>
  /^https?:/.test(path) ? path : `${origin.replace(/\/$/, '')}/${path.replace(/^\/+/, '')}`;
