import type { Language } from '../model/index.ts';

/** Below the language's prefix: the page of the visitor's favourites. */
export const FAVOURITES_PATHS: Record<Language, string> = {
  nl: '/bewaard/',
  fr: '/favoris/',
  en: '/favourites/',
  de: '/merkliste/',
};

/** Below the language's prefix: the page that compares homes. */
export const COMPARE_PATHS: Record<Language, string> = {
  nl: '/vergelijken/',
  fr: '/comparer/',
  en: '/compare/',
  de: '/vergleichen/',
};

/** Below the language's prefix: a list of homes that several people share; whoever has the token takes part. */
export const TOGETHER_PATHS: Record<Language, string> = {
  nl: '/samen/:token/',
  fr: '/ensemble/:token/',
  en: '/together/:token/',
  de: '/gemeinsam/:token/',
};

/**
 * The page of a shared list.
 * @example togetherPath('nl', 'abc') // '/nl/samen/abc/'
 */
export const togetherPath = (language: Language, token: string): string =>
  `/${language}${TOGETHER_PATHS[language].replace(':token', token)}`;

/**
 * The page of favourites; with ids, a link that transfers them to another device.
 * @example favouritesPath('nl', [4, 12]) // '/nl/bewaard/?ids=4,12'
 */
export const favouritesPath = (language: Language, ids: readonly number[] = []): string =>
  withIds(`/${language}${FAVOURITES_PATHS[language]}`, ids);

/**
 * The page that asks for mails about the changes of one home.
 * @example followPath('nl', 4) // '/nl/bewaard/?ids=4&follow=1'
 */
export const followPath = (language: Language, id: number): string => `${favouritesPath(language, [id])}&follow=1`;

/**
 * The page that compares homes.
 * @example comparePath('fr', [4, 12]) // '/fr/comparer/?ids=4,12'
 */
export const comparePath = (language: Language, ids: readonly number[] = []): string =>
  withIds(`/${language}${COMPARE_PATHS[language]}`, ids);

const withIds = (path: string, ids: readonly number[]): string =>
  ids.length > 0 ? `${path}?ids=${ids.join(',')}` : path;
