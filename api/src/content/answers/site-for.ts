import { createHash } from 'node:crypto';
import { ANSWER_WITHIN, ANSWERED } from '@facade/shared-domain/language/working-days';
import { BASE_MAP_URL } from '@facade/shared-domain/map/base-map-url';
import { type GroundColor, LANGUAGES, type Language, type Site, type ThemeSettings } from '@facade/shared-domain/model';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import type { Content } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { type Reader, readerFor } from '../reading/files/reader.ts';
import { groundOf } from '../schema/ground.ts';
import { FONTS, type Look } from '../schema/look.ts';
import { consentFor } from './consent-for.ts';
import { logoPath } from './logo-path.ts';
import { menuFor } from './menu-for.ts';
import { routesFor } from './routes-for.ts';
import { shadesOf } from './shades-of.ts';

/** URL paths of the agency's own style sheets, by key. */
export const STYLES_URL = '/api/styles/';

/** The languages visitors may choose, default language first. `siteFor` and `contentPageFor` expect one of them. */
export function enabledLanguages({ settings }: Content): Language[] {
  const enabled = LANGUAGES.filter((language) => settings.languageUse[language]);
  return [settings.languageDefault, ...enabled.filter((language) => language !== settings.languageDefault)];
}

/** Settings and chrome in one language: the answer of `GET /api/site`. */
export function siteFor(content: Content, language: Language, context: ContentContext): Site {
  const reader = readerFor(content, language, context);
  const { settings, look } = content;
  const shown = {
    language,
    languages: LANGUAGES.map((code) => ({ code, use: settings.languageUse[code] })),
    defaultLanguage: settings.languageDefault,
    showLanguageFlags: settings.languageFlags,
    isPublic: settings.public,
    origin: settings.origin,
    agency: agencyFor(reader),
    theme: themeOf(look),
    ...(content.styles && { stylesheet: `${STYLES_URL}${content.styles.file}` }),
    header: headerFor(content),
    menu: menuFor(reader),
    topBar: content.topBar
      .filter(({ status, label }) => status === 'on' && reader.text(label))
      .map(({ side, label, link, icon, color }) => ({
        side,
        label: reader.plain(label),
        link: reader.href(link),
        icon,
        ...groundPart(color),
      })),
    footer: footerFor(reader),
    popup: popupFor(reader),
    routes: routesFor(reader),
    analytics: settings.analytics,
    consent: consentFor(reader),
    ...answerPart(content),
    ...wordingPart(reader),
    externalSources: externalSourcesFor(content),
    map: mapFor(content),
  };
  return { revision: revisionOf(shown), ...shown, totals: context.totals };
}

/** The agency's own wording of section texts, if it has some in this language, with words in braces filled in. */
function wordingPart({ content, language, line }: Reader): Pick<Site, 'wording'> {
  const words = content.wording[language];
  if (!words) return {};
  const filled = Object.entries(words).map(([section, texts]) => [
    section,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, line(text)])),
  ]);
  return { wording: Object.fromEntries(filled) };
}

/** The agency's terms where they are not the usual ones. */
function answerPart({ settings: { answerWithin } }: Content): Pick<Site, 'answerWithin'> {
  const own = ANSWERED.filter((kind) => answerWithin[kind] !== ANSWER_WITHIN[kind]);
  return own.length > 0 ? { answerWithin: Object.fromEntries(own.map((kind) => [kind, answerWithin[kind]])) } : {};
}

const revisionOf = (shown: object): string => createHash('sha1').update(JSON.stringify(shown)).digest('base64url');

/** The hosts from the settings, of pictures, and of the films in banners. */
function externalSourcesFor({ settings, pages }: Content): NonNullable<Site['externalSources']> {
  const films = pages.flatMap(({ banner }) => URL.parse(banner.videoUrl ?? '')?.origin ?? []);
  const { media, pictures } = settings.externalSources;
  const assets = settings.assetHost ? [settings.assetHost] : [];
  return {
    ...settings.externalSources,
    pictures: [...new Set([...pictures, ...assets])],
    media: [...new Set([...media, ...films])],
  };
}

function agencyFor({ content, language, plain }: Reader): Site['agency'] {
  const { agency } = content.settings;
  const openingHours = agency.openingHours.map(({ days, hours }) => ({ days: plain(days), hours: plain(hours) }));
  return { ...agency, city: townLabel(agency.city, language), openingHours };
}

function mapFor({ settings: { map }, baseMap, roads }: Content): Site['map'] {
  const { tileUrl, attribution } = map;
  const base = baseMap && { url: `${BASE_MAP_URL}?v=${baseMap.key}`, bounds: baseMap.bounds };
  return { tileUrl, attribution, base, ...(roads && { hasRoads: true }) };
}

function footerFor({ content, text, plain, html, href, picture }: Reader): Site['footer'] {
  const { columns, copyright, background, color } = content.footer;
  return {
    columns: columns.map((column) => ({
      title: text(column.title)?.text ?? null,
      intro: text(column.intro)?.text ?? null,
      html: html(column.text)?.html ?? null,
      pictures: column.pictures.flatMap((id) => picture(id) ?? []),
      links: column.links
        .filter(({ label }) => text(label))
        .map(({ label, link }) => ({ label: plain(label), path: href(link) })),
      ...groundPart(column.background, column.color),
    })),
    copyright: plain(copyright),
    ...groundPart(background, color),
  };
}

function headerFor({ look, headerLogo }: Content): Site['header'] {
  const { logo, logoOnDark, logoHeight, ...header } = look.header;
  if (!headerLogo) return header;
  const { onLight, onDark } = headerLogo;
  const { width, height } = onLight;
  const pictures = { onLight: logoPath(onLight), onDark: logoPath(onDark) };
  return { ...header, logo: { ...pictures, width: Math.round((width / height) * logoHeight), height: logoHeight } };
}

function groundPart(background: string | undefined, ink?: string): { ground?: GroundColor } {
  const ground = groundOf(background, ink);
  return ground ? { ground } : {};
}

function popupFor({ content, plain, html, href, picture }: Reader): Site['popup'] {
  const { popup } = content;
  if (!popup?.enabled) return null;
  return {
    delaySeconds: popup.delay,
    title: plain(popup.title),
    html: html(popup.text)?.html ?? '',
    link: popup.link ? { label: plain(popup.link.label), path: href(popup.link.link) } : null,
    picture: picture(popup.picture),
    ...(popup.className && { className: popup.className }),
  };
}

/** Token name → CSS value, only for what the agency set. */
function themeOf({ colors, fonts, radius, radiusSmall, pageWidth }: Look): ThemeSettings {
  const theme: ThemeSettings = { ...shadesOf(colors), ...colors };
  if (fonts.headings) theme['font-display'] = FONTS[fonts.headings];
  if (fonts.text) theme['font-text'] = FONTS[fonts.text];
  if (radius) theme.radius = radius;
  if (radiusSmall) theme['radius-s'] = radiusSmall;
  if (pageWidth) theme.page = pageWidth;
  return theme;
}
