import type { Localized } from '../model/index.ts';
import type { Route } from './routes.ts';

interface Row {
  type?: Route['type'];
  nl: string;
  fr: string;
  parent?: string | null;
}

/** The row with its path in all four languages; English and German use the original path under their prefix. */
function route(original: string, { type = 'page', nl, fr, parent = '/' }: Row): Route {
  const paths: Localized = { nl: `/nl${nl}`, fr: `/fr${fr}`, en: `/en${original}`, de: `/de${original}` };
  return { original, paths, type, parent };
}

const service = (slug: string, nl: string): Route =>
  route(`/services/${slug}/`, {
    type: 'article',
    nl: `/diensten/${nl}/`,
    fr: `/services/${slug}/`,
    parent: '/services/',
  });

const download = (slug: string, nl: string): Route =>
  route(`/downloads/${slug}/`, {
    type: 'article',
    nl: `/downloads/${nl}/`,
    fr: `/telechargements/${slug}/`,
    parent: '/downloads/',
  });

const testimonial = (number: number): Route =>
  route(`/testimonials/testimonial-${number}/`, {
    type: 'article',
    nl: `/getuigenissen/getuigenis-${number}/`,
    fr: `/temoignages/temoignage-${number}/`,
    parent: '/testimonials/',
  });

const feedback = (slug: string, nl = slug, fr = slug): Route =>
  route(`/feedback/${slug}/`, { type: 'feedback', nl: `/bedankt/${nl}/`, fr: `/merci/${fr}/` });

/**
 * The route table a site has unless its agency writes its own: every page of spec section 2 by its original path, with its
 * path per language. Properties, projects and units are not in it, their paths are built from their data.
 */
export const DEFAULT_ROUTES: readonly Route[] = [
  route('/', { type: 'home', nl: '/', fr: '/', parent: null }),
  route('/for-sale/', { type: 'sale-list', nl: '/te-koop/', fr: '/a-vendre/' }),
  route('/for-rent/', { type: 'rent-list', nl: '/te-huur/', fr: '/a-louer/' }),
  route('/projets-neufs/', { type: 'project-list', nl: '/nieuwbouwprojecten/', fr: '/projets-neufs/' }),
  route('/contact/', { nl: '/contact/', fr: '/contact/' }),
  route('/demand-register/', { type: 'section', nl: '/ik-zoek/', fr: '/je-cherche/' }),
  route('/contact-demand/', { nl: '/gratis-schatting/', fr: '/estimation-gratuite/' }),
  route('/Discret/', { nl: '/discreet/', fr: '/discret/' }),
  route('/services/', { nl: '/diensten/', fr: '/services/' }),
  service('mise-en-vente-et-evaluation', 'verkoop-en-schatting'),
  service('publicites-et-presentation', 'publiciteit-en-presentatie'),
  service('prise-de-rendez-vous-et-visites-des-biens', 'afspraken-en-bezoeken'),
  service('honoraires', 'ereloon'),
  route('/downloads/', { nl: '/downloads/', fr: '/telechargements/' }),
  download('candidature-location', 'kandidatuur-verhuur'),
  download('offre-ferme-d-acquerir', 'vast-bod-op-een-onroerend-goed'),
  route('/testimonials/', { nl: '/getuigenissen/', fr: '/temoignages/' }),
  testimonial(1),
  testimonial(2),
  testimonial(3),
  feedback('contact-me'),
  feedback('contact-appointment'),
  feedback('visit-booked', 'bezoek-geboekt', 'visite-reservee'),
  feedback('contact-construction'),
  feedback('contact-demand'),
  feedback('demand-register', 'hou-me-op-de-hoogte', 'tenez-moi-au-courant'),
  feedback('send-to-friend'),
  feedback('site-contact'),
  feedback('sign-newsletter'),
  feedback('documents', 'documenten'),
  feedback('testimonial', 'getuigenis', 'temoignage'),
  feedback('rental-application', 'kandidatuur-verhuur', 'candidature-location'),
  feedback('purchase-offer', 'vast-bod', 'offre-ferme'),
  feedback('demand-unsubscribe', 'uitschrijven', 'desinscription'),
  feedback('testing-testing'),
  route('/disclaimer/', { nl: '/disclaimer/', fr: '/disclaimer/' }),
  route('/privacy/', { nl: '/privacy-statement/', fr: '/privacy-statement/' }),
  route('/cookie-policy/', { nl: '/cookie-policy/', fr: '/cookie-policy/' }),
  route('/login/', { type: 'login', nl: '/login/', fr: '/login/' }),
  route('/owner/', { type: 'owner', nl: '/eigenaar/', fr: '/proprietaire/', parent: '/login/' }),
];
