import { addressedRecords } from '../routes/record-addresses.ts';
import { SCREEN_ROUTES } from '../routes/screen-routes.ts';
import { type RouteLanguage, SPEC_ROUTES } from '../routes/spec-routes.ts';
import type { SiteUnderTest } from '../support/site.ts';

type PathOf = (language: RouteLanguage, site: SiteUnderTest) => string;

/** Original paths of the route table: one of every kind of page. */
const TABLE = [
  '/',
  '/for-sale/',
  '/for-rent/',
  '/contact/',
  '/services/',
  '/demand-register/',
  '/contact-demand/',
  '/projets-neufs/',
  '/downloads/',
  '/Discret/',
  '/disclaimer/',
  '/privacy/',
  '/cookie-policy/',
  '/login/',
  '/downloads/candidature-location/',
  '/downloads/offre-ferme-d-acquerir/',
  '/services/honoraires/',
  '/testimonials/',
  '/testimonials/testimonial-1/',
  '/feedback/contact-me/',
];

const tablePath =
  (original: string, query = ''): PathOf =>
  (language) => {
    const route = SPEC_ROUTES.find((candidate) => candidate.original === original);
    if (!route) throw new Error(`the route table has no ${original}`);
    return (language === 'en' ? (route.en ?? `/en${original}`) : route[language]) + query;
  };

const recordPath =
  (what: string): PathOf =>
  (language, site) => {
    const record = addressedRecords(site).find(({ route, lacks }) => route.what === what && lacks.length === 0);
    if (!record) throw new Error(`the sample agency has no ${what}`);
    return record.paths[language];
  };

/** Every kind of page that a visitor can see without logging in. */
export const KINDS: [name: string, path: PathOf][] = [
  ...TABLE.map((original): [string, PathOf] => [original, tablePath(original)]),
  ['a filtered list', tablePath('/for-sale/', '?type=1&city=Ath%7C7800')],
  ['a list without results', tablePath('/for-rent/', '?type=3&city=Ath%7C7800')],
  ['a list on the map', tablePath('/for-sale/', '?view=map')],
  ['a page that does not exist', (language) => `/${language}/xyzzy/`],
  ...['a home for sale', 'a home to rent', 'a home inside a project', 'a project'].map((what): [string, PathOf] => [
    what,
    recordPath(what),
  ]),
  ['a home that is sold', (language, site) => `/${language}/property/${idIn(site.places.soldProperty.nl)}/`],
  ...SCREEN_ROUTES.map(({ what, ...templates }): [string, PathOf] => [
    what,
    (language, site) => templates[language].replace('{id}', idIn(site.places.saleProperty.nl)),
  ]),
];

const idIn = (path: string): string => path.match(/(\d+)\/$/)?.[1] ?? '';
