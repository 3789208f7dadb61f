import type { Language } from '../model/index.ts';

/** Paths below the language where owners see their sessions and change their password; mf-owner declares the same. */
const ACCOUNT_PATHS: Record<Language, string> = {
  nl: '/eigenaar/account/',
  fr: '/proprietaire/compte/',
  en: '/owner/account/',
  de: '/eigentuemer/konto/',
};

export const accountPath = (language: Language): string => `/${language}${ACCOUNT_PATHS[language]}`;
