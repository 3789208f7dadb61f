import type { Language } from '../../model/index.ts';

/** Below the language's prefix: the page that books a visit of one home. */
export const VISIT_PATHS: Record<Language, string> = {
  nl: '/bezoek/:id/',
  fr: '/visite/:id/',
  en: '/viewing/:id/',
  de: '/besichtigung/:id/',
};

/**
 * The page that books a visit of a home.
 * @example visitPath('fr', 4321) // '/fr/visite/4321/'
 */
export const visitPath = (language: Language, id: number): string =>
  `/${language}${VISIT_PATHS[language].replace(':id', String(id))}`;
