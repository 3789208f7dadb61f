import type { Language, PropertySummary } from '@facade/shared-domain/model';
import { priceText, WORDS } from '../../kernel/index.ts';
import { escapeXml } from './escape-xml.ts';

const TITLES: Record<Language, string> = {
  nl: 'Nieuwe panden',
  fr: 'Nouveaux biens',
  en: 'New properties',
  de: 'Neue Immobilien',
};

export interface FeedSource {
  homes: PropertySummary[];
  language: Language;
  origin: string;
  /** Path of the feed itself. */
  path: string;
  agency: string;
}

/** Newest homes as an Atom feed (RFC 4287). */
export function atomFeed({ homes, language, origin, path, agency }: FeedSource): string {
  // Without homes there is no date, but the format requires one.
  const updated = homes[0]?.publishedAt ?? '2020-01-01T00:00:00Z';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n`,
    `<id>${escapeXml(origin + path)}</id>\n`,
    `<title>${escapeXml(`${TITLES[language]} – ${agency}`)}</title>\n`,
    `<updated>${dateText(updated)}</updated>\n`,
    `<author><name>${escapeXml(agency)}</name></author>\n`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + path)}"/>\n`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/${language}/`)}"/>\n`,
    `<icon>${escapeXml(`${origin}/icons/icon-192.png`)}</icon>\n`,
    ...homes.map((home) => entryXml(home, language, origin)),
    '</feed>\n',
  ].join('');
}

function entryXml(home: PropertySummary, language: Language, origin: string): string {
  const { id, title, typeName, city, goal, availability, publishedAt, path } = home;
  const offer = availability === 'available' ? WORDS[language].goal[goal] : '';
  const what = [typeName, city].filter(Boolean).join(', ');
  const summary = [what, offer, priceText(home, language)].filter(Boolean).join(' · ');
  const titleLanguage = title.language === language ? '' : ` xml:lang="${title.language}"`;
  return [
    '<entry>',
    // The address without a town stays the same when the town is corrected.
    `<id>${escapeXml(`${origin}/property/${id}/`)}</id>`,
    `<title${titleLanguage}>${escapeXml(title.text)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>`,
    `<link rel="enclosure" type="image/jpeg" href="${escapeXml(`${origin}/api/properties/${id}/share.jpg?lang=${language}`)}"/>`,
    `<published>${dateText(publishedAt)}</published><updated>${dateText(publishedAt)}</updated>`,
    `<summary>${escapeXml(summary)}</summary>`,
    '</entry>\n',
  ].join('');
}

const dateText = (iso: string): string => new Date(iso).toISOString();
