import type { ContentPage, Language } from '@facade/shared-domain/model';

/** The language of texts that stand in for ones which nobody wrote in the visitor's; null where every text is in it. */
export function standInLanguage({ title, modules }: ContentPage, language: Language): Language | null {
  const texts = [title, ...modules.map(({ html }) => html)];
  return texts.find((text) => text && text.language !== language)?.language ?? null;
}
