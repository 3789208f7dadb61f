import type { ContentItem, Language } from '@facade/shared-domain/model';
import type { Article } from '../content.ts';
import { findPlace } from '../find-place.ts';
import type { Reader } from '../reading/files/reader.ts';
import type { ArticleText } from '../schema/article.ts';
import type { TeamMember, Town } from '../schema/people-and-places.ts';

const NOTHING: Omit<ContentItem, 'title'> = {
  subtitle: null,
  html: null,
  picture: null,
  path: null,
  phone: null,
  email: null,
  count: null,
};

/** An article in the visitor's language, otherwise in the default language, which `loadContent` guarantees. */
export function articleTextIn(
  { content, language }: Reader,
  { texts }: Article,
): { text: ArticleText; language: Language } {
  const fallback = content.settings.languageDefault;
  const own = texts[language];
  return own ? { text: own, language } : { text: texts[fallback] as ArticleText, language: fallback };
}

/** An article as a card: its summary, or its whole text if it is short enough for a card (a testimonial). */
export function articleItem(reader: Reader, article: Article, content: 'summary' | 'whole'): ContentItem {
  const { text, language } = articleTextIn(reader, article);
  const shown = content === 'whole' ? text.body : text.summary;
  return {
    ...NOTHING,
    title: reader.line(text.title),
    subtitle: text.subtitle ? reader.line(text.subtitle) : null,
    html: shown ? reader.body(shown) : null,
    picture: reader.picture(article.picture),
    path: findPlace(reader.content, article.original)?.paths[reader.language] ?? null,
    ...(language !== reader.language && { language }),
  };
}

export function teamItem(reader: Reader, member: TeamMember): ContentItem {
  const role = reader.text(member.role);
  return {
    ...NOTHING,
    title: member.name,
    subtitle: role?.text ?? null,
    html: reader.html(member.text)?.html ?? null,
    picture: reader.picture(member.picture),
    phone: member.phone,
    email: member.email,
    ...(role && role.language !== reader.language && { language: role.language }),
  };
}

/** A town links to the homes for sale there. */
export function townItem(reader: Reader, town: Town): ContentItem {
  const text = reader.html(town.text);
  const list = [...reader.content.places.values()].find(({ type }) => type === 'sale-list');
  const query = `?city=${encodeURIComponent(`${town.name}|${town.zip}`)}`;
  return {
    ...NOTHING,
    title: reader.plain(town.label),
    html: text?.html ?? null,
    picture: reader.picture(town.picture),
    path: list ? `${list.paths[reader.language]}${query}` : null,
    count: reader.context.countsOfTown?.(town.name, town.zip) ?? null,
    ...(text && text.language !== reader.language && { language: text.language }),
  };
}
