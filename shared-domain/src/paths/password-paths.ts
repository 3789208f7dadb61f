import type { AccountRealm, Language } from '../model/index.ts';

type RealmPaths = Record<AccountRealm, Record<Language, string>>;

/** Paths below the language where people request a new password. */
export const FORGOTTEN_PASSWORD_PATHS: RealmPaths = {
  owner: {
    nl: '/wachtwoord-vergeten/',
    fr: '/mot-de-passe-oublie/',
    en: '/forgot-password/',
    de: '/passwort-vergessen/',
  },
  staff: {
    nl: '/agency/wachtwoord-vergeten/',
    fr: '/agency/mot-de-passe-oublie/',
    en: '/agency/forgot-password/',
    de: '/agency/passwort-vergessen/',
  },
};

/** Paths where they choose one, below the language; the mail's link contains the token. */
export const NEW_PASSWORD_PATHS: RealmPaths = {
  owner: {
    nl: '/nieuw-wachtwoord/',
    fr: '/nouveau-mot-de-passe/',
    en: '/new-password/',
    de: '/neues-passwort/',
  },
  staff: {
    nl: '/agency/nieuw-wachtwoord/',
    fr: '/agency/nouveau-mot-de-passe/',
    en: '/agency/new-password/',
    de: '/agency/neues-passwort/',
  },
};

export const forgottenPasswordPath = (realm: AccountRealm, language: Language): string =>
  `/${language}${FORGOTTEN_PASSWORD_PATHS[realm][language]}`;

export const newPasswordPath = (realm: AccountRealm, language: Language, token: string): string =>
  `/${language}${NEW_PASSWORD_PATHS[realm][language]}?${new URLSearchParams({ token })}`;
