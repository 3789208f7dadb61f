import type { Language } from '../../model/index.ts';

/** Pages of a mail subscription with a signed link. */
export type SubscriptionPage = 'confirm' | 'search' | 'stop';

/** Below the language's prefix: these pages, and that of {@link dismissPath}. */
export const SUBSCRIPTION_PATHS: Record<SubscriptionPage | 'dismiss', Record<Language, string>> = {
  confirm: {
    nl: '/bevestigen/:token/',
    fr: '/confirmer/:token/',
    en: '/confirm/:token/',
    de: '/bestaetigen/:token/',
  },
  search: {
    nl: '/mijn-zoekopdracht/:token/',
    fr: '/ma-recherche/:token/',
    en: '/my-search/:token/',
    de: '/meine-suche/:token/',
  },
  stop: {
    nl: '/uitschrijven/:token?/',
    fr: '/desinscription/:token?/',
    en: '/unsubscribe/:token?/',
    de: '/abmelden/:token?/',
  },
  dismiss: {
    nl: '/niets-voor-mij/:token/:home/',
    fr: '/pas-pour-moi/:token/:home/',
    en: '/not-for-me/:token/:home/',
    de: '/nichts-fuer-mich/:token/:home/',
  },
};

/**
 * The page that confirms, changes or stops a subscription. Without a token, the page to stop asks for an address.
 * @example subscriptionPath('stop', 'nl', token) // '/nl/uitschrijven/ds-…/'
 */
export const subscriptionPath = (page: SubscriptionPage, language: Language, token?: string): string =>
  `/${language}${SUBSCRIPTION_PATHS[page][language].replace(/:token\??\//, token ? `${token}/` : '')}`;

/**
 * The page where the owner of a saved search says that a home is nothing for him.
 * @example dismissPath('nl', token, 4127) // '/nl/niets-voor-mij/dm-…/4127/'
 */
export const dismissPath = (language: Language, token: string, home: number): string =>
  `/${language}${SUBSCRIPTION_PATHS.dismiss[language].replace(':token', token).replace(':home', String(home))}`;
