import type { Language } from '../model/index.ts';

/** Where owners ask for a new password, below the language: the addresses that mf-owner declares. */
const FORGOTTEN_PASSWORD_PATHS: Record<Language, string> = {
  nl: '/wachtwoord-vergeten/',
  fr: '/mot-de-passe-oublie/',
  en: '/forgot-password/',
  de: '/passwort-vergessen/',
};

/** Where they choose one, below the language; the mail's link names the token. */
const NEW_PASSWORD_PATHS: Record<Language, string> = {
  nl: '/nieuw-wachtwoord/',
  fr: '/nouveau-mot-de-passe/',
  en: '/new-password/',
  de: '/neues-passwort/',
};

export const forgottenPasswordPath = (language: Language): string =>
  `/${language}${FORGOTTEN_PASSWORD_PATHS[language]}`;

export const newPasswordPath = (language: Language, token: string): string =>
  `/${language}${NEW_PASSWORD_PATHS[language]}?${new URLSearchParams({ token })}`;
