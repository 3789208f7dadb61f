/** A language that the sample agency has switched on. */
export type RouteLanguage = 'nl' | 'fr' | 'en';

export const ROUTE_LANGUAGES: readonly RouteLanguage[] = ['nl', 'fr', 'en'];

export type PerLanguage = Record<RouteLanguage, string>;

/** A row of the tables in section 2 of the product specification, "Screens and routes". */
export interface SpecRoute {
  /** Path by which links and menu entries name the page. */
  original: string;
  nl: string;
  fr: string;
  /** English has the original path under its prefix, but where the decisions give it one. */
  en?: string;
  /** Other paths by which it is found; each leads to the path of the visitor's language. */
  aliases?: readonly string[];
  /** Last entry of its breadcrumb, where the specification words it. */
  breadcrumb?: PerLanguage;
  /** No language of it is for search engines. */
  noindex?: boolean;
  /** Behind a login: who has none is led to this original path. */
  login?: string;
}

/** Thank-you pages; those without a name of their own in a language have the original one. */
const feedback = (slug: string, nl = slug, fr = slug): SpecRoute => ({
  original: `/feedback/${slug}/`,
  nl: `/nl/bedankt/${nl}/`,
  fr: `/fr/merci/${fr}/`,
  noindex: true,
});

/** An article below a page; the specification has its original name, and its Dutch one for downloads. */
const article = (original: string, nl: string, fr: string, en?: string): SpecRoute => ({ original, nl, fr, en });

/** The tables and lists of section 2, in their order, with what the decisions "Routes and language" add. */
export const SPEC_ROUTES: readonly SpecRoute[] = [
  { original: '/', nl: '/nl/', fr: '/fr/' },
  { original: '/for-sale/', nl: '/nl/te-koop/', fr: '/fr/a-vendre/' },
  { original: '/for-rent/', nl: '/nl/te-huur/', fr: '/fr/a-louer/' },
  { original: '/contact/', nl: '/nl/contact/', fr: '/fr/contact/' },
  { original: '/services/', nl: '/nl/diensten/', fr: '/fr/services/' },
  { original: '/demand-register/', nl: '/nl/ik-zoek/', fr: '/fr/je-cherche/' },
  { original: '/contact-demand/', nl: '/nl/gratis-schatting/', fr: '/fr/estimation-gratuite/' },
  {
    original: '/projets-neufs/',
    nl: '/nl/nieuwbouwprojecten/',
    fr: '/fr/projets-neufs/',
    en: '/en/projects/',
    aliases: ['/projects/'],
  },
  { original: '/downloads/', nl: '/nl/downloads/', fr: '/fr/telechargements/' },
  { original: '/Discret/', nl: '/nl/discreet/', fr: '/fr/discret/', en: '/en/discreet/', noindex: true },
  { original: '/disclaimer/', nl: '/nl/disclaimer/', fr: '/fr/disclaimer/' },
  {
    original: '/privacy/',
    nl: '/nl/privacy-statement/',
    fr: '/fr/privacy-statement/',
    en: '/en/privacy-statement/',
    aliases: ['/privacy-statement/'],
  },
  { original: '/cookie-policy/', nl: '/nl/cookie-policy/', fr: '/fr/cookie-policy/' },
  {
    original: '/login/',
    nl: '/nl/login/',
    fr: '/fr/login/',
    breadcrumb: { nl: 'Eigenaarslogin', fr: 'Connexion du propriétaire', en: 'Owner login' },
  },
  { original: '/owner/', nl: '/nl/eigenaar/', fr: '/fr/proprietaire/', noindex: true, login: '/login/' },
  article(
    '/downloads/candidature-location/',
    '/nl/downloads/kandidatuur-verhuur/',
    '/fr/telechargements/candidature-location/',
    '/en/downloads/applying-to-rent/',
  ),
  article(
    '/downloads/offre-ferme-d-acquerir/',
    '/nl/downloads/vast-bod-op-een-onroerend-goed/',
    '/fr/telechargements/offre-ferme-d-acquerir/',
    '/en/downloads/making-an-offer/',
  ),
  article(
    '/services/mise-en-vente-et-evaluation/',
    '/nl/diensten/verkoop-en-schatting/',
    '/fr/services/mise-en-vente-et-evaluation/',
    '/en/services/selling-and-valuation/',
  ),
  article(
    '/services/publicites-et-presentation/',
    '/nl/diensten/publiciteit-en-presentatie/',
    '/fr/services/publicites-et-presentation/',
    '/en/services/advertising-and-presentation/',
  ),
  article(
    '/services/prise-de-rendez-vous-et-visites-des-biens/',
    '/nl/diensten/afspraken-en-bezoeken/',
    '/fr/services/prise-de-rendez-vous-et-visites-des-biens/',
    '/en/services/appointments-and-viewings/',
  ),
  article('/services/honoraires/', '/nl/diensten/ereloon/', '/fr/services/honoraires/', '/en/services/fees/'),
  { original: '/testimonials/', nl: '/nl/getuigenissen/', fr: '/fr/temoignages/' },
  article('/testimonials/testimonial-1/', '/nl/getuigenissen/getuigenis-1/', '/fr/temoignages/temoignage-1/'),
  article('/testimonials/testimonial-2/', '/nl/getuigenissen/getuigenis-2/', '/fr/temoignages/temoignage-2/'),
  article('/testimonials/testimonial-3/', '/nl/getuigenissen/getuigenis-3/', '/fr/temoignages/temoignage-3/'),
  feedback('contact-me'),
  feedback('contact-appointment'),
  feedback('contact-construction'),
  feedback('contact-demand'),
  feedback('demand-register', 'hou-me-op-de-hoogte', 'tenez-moi-au-courant'),
  feedback('send-to-friend'),
  feedback('site-contact'),
  feedback('sign-newsletter'),
  feedback('testing-testing'),
  // Of the forms that the wording of the specification implies.
  feedback('visit-booked', 'bezoek-geboekt', 'visite-reservee'),
  feedback('documents', 'documenten', 'documents'),
  feedback('testimonial', 'getuigenis', 'temoignage'),
  feedback('rental-application', 'kandidatuur-verhuur', 'candidature-location'),
  feedback('purchase-offer', 'vast-bod', 'offre-ferme'),
  feedback('demand-unsubscribe', 'uitschrijven', 'desinscription'),
];

/** Query parameters that section 2 gives the listing pages; they stay when the language changes. */
export const LIST_QUERIES = ['?city=Ath%7C7800', '?type=1', '?type=1&city=Ath%7C7800'];
