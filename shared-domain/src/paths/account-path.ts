import type { Language } from '../model/index.ts';

/** Where owners see where they are logged in and change their password, below the language: the addresses that mf-owner declares. */
const ACCOUNT_PATHS: Record<Language, string> = {
  nl: '/eigenaar/account/',
  fr: '/proprietaire/compte/',
  en: '/owner/account/',
  de: '/eigentuemer/konto/',
};

export const accountPath = (language: Language): string => `/${language}${ACCOUNT_PATHS[language]}`;
