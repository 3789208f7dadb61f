import type { Language } from '../model/index.ts';

/** Paths below the language where owners request a new password; mf-owner declares the same. */
const FORGOTTEN_PASSWORD_PATHS: Record<Language, string> = {
  nl: '/wachtwoord-vergeten/',
  fr: '/mot-de-passe-oublie/',
  en: '/forgot-password/',
  de: '/passwort-vergessen/',
};

/** Paths where they choose one, below the language; the mail's link contains the token. */
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
