import type { PerLanguage } from './spec-routes.ts';

/** "Other screens implied by wording" of section 2: not in its tables, and nobody's way in from a search engine. */
export const SCREEN_ROUTES: readonly (PerLanguage & { what: string })[] = [
  {
    what: 'a forgotten password',
    nl: '/nl/wachtwoord-vergeten/',
    fr: '/fr/mot-de-passe-oublie/',
    en: '/en/forgot-password/',
  },
  {
    what: 'signing up for the newsletter',
    nl: '/nl/nieuwsbrief/',
    fr: '/fr/lettre-d-information/',
    en: '/en/newsletter/',
  },
  { what: 'stopping mails', nl: '/nl/uitschrijven/', fr: '/fr/desinscription/', en: '/en/unsubscribe/' },
  {
    what: 'sending a home to a friend',
    nl: '/nl/doorsturen/{id}/',
    fr: '/fr/envoyer-a-un-ami/{id}/',
    en: '/en/send-to-friend/{id}/',
  },
  {
    what: 'asking for documents',
    nl: '/nl/documenten-aanvragen/{id}/',
    fr: '/fr/demander-des-documents/{id}/',
    en: '/en/request-documents/{id}/',
  },
  { what: 'booking a visit', nl: '/nl/bezoek/{id}/', fr: '/fr/visite/{id}/', en: '/en/viewing/{id}/' },
  { what: 'the homes that one keeps', nl: '/nl/bewaard/', fr: '/fr/favoris/', en: '/en/favourites/' },
  { what: 'homes side by side', nl: '/nl/vergelijken/', fr: '/fr/comparer/', en: '/en/compare/' },
  {
    what: 'the login of the agency',
    nl: '/nl/agency/aanmelden/',
    fr: '/fr/agency/connexion/',
    en: '/en/agency/login/',
  },
];
