import type { Language } from '../../model/index.ts';

/** Original path of the page that lists the off-market homes. */
export const OFF_MARKET_LIST = '/Discret/';

/** Below the language's prefix: the page of one off-market home. */
export const OFF_MARKET_PATHS: Record<Language, string> = {
  nl: '/discreet/:id/',
  fr: '/discret/:id/',
  en: '/discreet/:id/',
  de: '/diskret/:id/',
};

/**
 * The page of one off-market home.
 * @example offMarketPath('fr', 9711) // '/fr/discret/9711/'
 */
export const offMarketPath = (language: Language, id: number): string =>
  `/${language}${OFF_MARKET_PATHS[language].replace(':id', String(id))}`;
