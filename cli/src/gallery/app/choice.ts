import { LANGUAGES, type Language } from '@facade/shared-domain/model';

/** A phone, a tablet and a laptop. */
export const WIDTHS = [390, 820, 1440] as const;

/** The state in the URL. */
export interface Choice {
  /** Id of the part. */
  part: string | null;
  language: Language;
  width: number;
}

export function readChoice(search: URLSearchParams): Choice {
  const width = Number(search.get('width'));
  return {
    part: search.get('part'),
    language: LANGUAGES.find((language) => language === search.get('lang')) ?? 'nl',
    width: WIDTHS.find((known) => known === width) ?? WIDTHS[1],
  };
}

/** Address of the gallery with another choice. */
export function choiceHref(choice: Choice, change: Partial<Choice>): string {
  const { part, language, width } = { ...choice, ...change };
  const search = new URLSearchParams({ ...(part ? { part } : {}), lang: language, width: String(width) });
  return `?${search}`;
}

/** Address of the frame around one state. */
export const frameHref = (part: string, state: string, language: Language): string =>
  `/frame?${new URLSearchParams({ part, state, lang: language })}`;
