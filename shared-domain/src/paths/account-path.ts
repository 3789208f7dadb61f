import type { AccountRealm, Language } from '../model/index.ts';

/** Paths below the language where people see their sessions and change their password. */
export const ACCOUNT_PATHS: Record<AccountRealm, Record<Language, string>> = {
  owner: {
    nl: '/eigenaar/account/',
    fr: '/proprietaire/compte/',
    en: '/owner/account/',
    de: '/eigentuemer/konto/',
  },
  staff: {
    nl: '/agency/account/',
    fr: '/agency/compte/',
    en: '/agency/account/',
    de: '/agency/konto/',
  },
};

export const accountPath = (realm: AccountRealm, language: Language): string =>
  `/${language}${ACCOUNT_PATHS[realm][language]}`;
