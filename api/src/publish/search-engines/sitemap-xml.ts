import type { Language } from '@facade/shared-domain/model';
import { escapeXml } from './escape-xml.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * A part of the sitemap as a stream: each language's address with its alternates.
 * @param fallback language for visitors whose language the site does not have
 */
export async function* sitemapXml(
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
  origin: string,
  fallback: Language,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACES}>\n`;
  for await (const entry of entries) yield entryXml(entry, origin, fallback);
  yield '</urlset>\n';
}

/** The index of the sitemap. `modifiedAt`: ISO date, or null if unknown. */
export function sitemapIndexXml(parts: { path: string; modifiedAt: string | null }[], origin: string): string {
  const rows = parts.map(
    ({ path, modifiedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(modifiedAt)}</sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`;
}

function entryXml({ paths, modifiedAt, picture }: SitemapEntry, origin: string, fallback: Language): string {
  const addresses = Object.entries(paths).map(([language, path]) => ({
    hreflang: `${language}-BE`,
    href: escapeXml(origin + path),
  }));
  const standard = paths[fallback];
  const alternates = standard
    ? [...addresses, { hreflang: 'x-default', href: escapeXml(origin + standard) }]
    : addresses;
  const links =
    addresses.length > 1
      ? alternates.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      : [];
  const image = picture ? `<image:image><image:loc>${escapeXml(origin + picture)}</image:loc></image:image>` : '';
  const rest = links.join('') + lastmod(modifiedAt ?? null) + image;
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${rest}</url>\n`).join('');
}

function lastmod(date: string | null): string {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}
