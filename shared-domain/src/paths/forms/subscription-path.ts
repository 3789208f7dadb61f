import type { Language } from '../../model/index.ts';

/** Pages of a mail subscription with a signed link. */
export type SubscriptionPage = 'confirm' | 'search' | 'stop';

/** First segments of the pages, by language; `mf-forms` declares the same ones. */
export const SUBSCRIPTION_SEGMENTS: Record<SubscriptionPage, Record<Language, string>> = {
  confirm: { nl: 'bevestigen', fr: 'confirmer', en: 'confirm', de: 'bestaetigen' },
  search: { nl: 'mijn-zoekopdracht', fr: 'ma-recherche', en: 'my-search', de: 'meine-suche' },
  stop: { nl: 'uitschrijven', fr: 'desinscription', en: 'unsubscribe', de: 'abmelden' },
};

/**
 * The page that confirms, changes or stops a subscription. Without a token, the page to stop asks for an address.
 * @example subscriptionPath('stop', 'nl', token) // '/nl/uitschrijven/ds-…/'
 */
export const subscriptionPath = (page: SubscriptionPage, language: Language, token?: string): string =>
  `/${language}/${SUBSCRIPTION_SEGMENTS[page][language]}/${token ? `${token}/` : ''}`;
