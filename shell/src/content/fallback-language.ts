import type { ContentPage, Language } from '@facade/shared-domain/model';

/** The language of texts that replace missing translations into the visitor's language. Null if no text is missing. */
export function fallbackLanguage({ title, modules }: ContentPage, language: Language): Language | null {
  const texts = [title, ...modules.map(({ html }) => html)];
  return texts.find((text) => text && text.language !== language)?.language ?? null;
}
