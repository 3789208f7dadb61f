import type { Language } from '../../model/index.ts';

/** Path of the newsletter's form, below the language. */
export const NEWSLETTER_PATHS: Record<Language, string> = {
  nl: '/nieuwsbrief/',
  fr: '/lettre-d-information/',
  en: '/newsletter/',
  de: '/newsletter/',
};

/** @example newsletterPath('nl') // '/nl/nieuwsbrief/' */
export const newsletterPath = (language: Language): string => `/${language}${NEWSLETTER_PATHS[language]}`;
