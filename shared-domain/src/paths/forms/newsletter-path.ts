import type { Language } from '../../model/index.ts';

/** Where one signs up for the newsletter, behind the language; `mf-forms` declares the same. */
export const NEWSLETTER_PATHS: Record<Language, string> = {
  nl: '/nieuwsbrief/',
  fr: '/lettre-d-information/',
  en: '/newsletter/',
  de: '/newsletter/',
};

/** @example newsletterPath('nl') // '/nl/nieuwsbrief/' */
export const newsletterPath = (language: Language): string => `/${language}${NEWSLETTER_PATHS[language]}`;
