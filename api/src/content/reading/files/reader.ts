import type { Language, Picture, Text } from '@facade/shared-domain/model';
import { agencyWords } from '../../../kernel/index.ts';
import { cachedHtml } from '../../answers/html-cache.ts';
import { leavesSite, splitLink } from '../../answers/link-target.ts';
import { renderMarkdown } from '../../answers/render-markdown.ts';
import type { Content } from '../../content.ts';
import type { ContentContext } from '../../context.ts';
import { findPlace } from '../../find-place.ts';
import type { LocalizedText } from '../../schema/fields.ts';
import { fillPlaceholders, type Placeholder } from '../placeholders.ts';

/** Reads the content for one language: fallback, public flags, words in braces, links. */
export interface Reader {
  content: Content;
  language: Language;
  context: ContentContext;
  /** Null if the text is missing, blank or not public. */
  text(source: LocalizedText | undefined): Text | null;
  /** Like `text`, for places that need only a string. */
  plain(source: LocalizedText | undefined): string;
  /** Renders Markdown to HTML. */
  html(source: LocalizedText | undefined): { html: string; language: Language } | null;
  /** Renders a Markdown text in one language to HTML. */
  body(markdown: string): string;
  /** A plain text in one language, words in braces replaced. */
  line(text: string): string;
  /** The href of a link as the agency wrote it. */
  href(link: string): string;
  picture(id: string | undefined): Picture | null;
}

export function readerFor(content: Content, language: Language, context: ContentContext): Reader {
  const values = placeholderValues(content, context, language);
  const line = (text: string) => fillPlaceholders(text, values);
  const text = (source: LocalizedText | undefined): Text | null => {
    const chosen = source && chooseText(source, language, content.settings.languageDefault);
    return chosen ? { ...chosen, text: line(chosen.text) } : null;
  };
  const plain = (source: LocalizedText | undefined) => text(source)?.text ?? '';
  const href = (link: string) => pageAddress(content, line(link), language);
  const picture = (id: string | undefined): Picture | null => {
    const stored = id === undefined ? undefined : content.pictures.get(id);
    if (!stored) return null;
    const { width, height, color } = context.pictureFacts?.(stored.id) ?? stored;
    const alt = text(stored.alt);
    const altLanguage = alt && alt.language !== language ? alt.language : undefined;
    const host = content.settings.assetHost || undefined;
    return { id: stored.id, host, width, height, color, alt: alt?.text ?? '', altLanguage };
  };
  const body = (markdown: string) => {
    // The key has the values put in: callers differ in what they know, such as the privacy register.
    const filled = line(markdown);
    return cachedHtml(content, context.revision, `${language}\0${filled}`, () =>
      renderMarkdown(filled, { href, picture }),
    );
  };
  const html = (source: LocalizedText | undefined) => {
    const chosen = source && chooseText(source, language, content.settings.languageDefault);
    return chosen ? { html: body(chosen.text), language: chosen.language } : null;
  };
  return { content, language, context, text, plain, html, body, line, href, picture };
}

/** The text in the visitor's language, otherwise in the default language. */
function chooseText({ public: isPublic, texts }: LocalizedText, language: Language, fallback: Language): Text | null {
  if (!isPublic) return null;
  for (const candidate of [language, fallback]) {
    const text = texts[candidate]?.trim();
    if (text) return { text, language: candidate };
  }
  return null;
}

/** Localizes a link within the site, `/contact/` to `/nl/contact/`; leaves others unchanged. */
export function pageAddress(content: Content, link: string, language: Language): string {
  if (leavesSite(link) || link.startsWith('#')) return link;
  const { path, rest } = splitLink(link);
  const address = findPlace(content, path)?.paths[language] ?? `/${language}${path}`;
  return `${address}${rest.replaceAll('|', '%7C').replaceAll(' ', '%20')}`;
}

function placeholderValues(
  { settings }: Content,
  { totals, privacyRegister }: ContentContext,
  language: Language,
): Record<Placeholder, string> {
  return {
    ...agencyWords(settings, language),
    FOR_SALE_TOTAL: String(totals.sale),
    FOR_RENT_TOTAL: String(totals.rent),
    CONSENT_DAYS: String(settings.consent.days),
    // A getter, because most texts do not need it.
    get PRIVACY_REGISTER() {
      return privacyRegister?.(language, settings.retention) ?? '';
    },
  };
}
