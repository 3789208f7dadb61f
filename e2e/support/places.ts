import type { Language } from './texts.ts';

/** A page of the site by its path in each language. */
export type Place = Record<Language, string>;

/** One place of every kind there is, found in the site's own data. */
export type Places = Record<PlaceName, Place>;

export type PlaceName = (typeof FIXED)[number][0] | (typeof FOUND)[number];

/** The pages whose addresses the product specification fixes, one of each kind. */
const FIXED = [
  ['home', '/nl/', '/fr/'],
  ['saleList', '/nl/te-koop/', '/fr/a-vendre/'],
  ['rentList', '/nl/te-huur/', '/fr/a-louer/'],
  ['filteredList', '/nl/te-koop/?city=Ath%7C7800&page=2', '/fr/a-vendre/?city=Ath%7C7800&page=2'],
  ['emptyList', '/nl/te-huur/?city=Ath%7C7800&type=3', '/fr/a-louer/?city=Ath%7C7800&type=3'],
  ['projectList', '/nl/nieuwbouwprojecten/', '/fr/projets-neufs/'],
  ['contact', '/nl/contact/', '/fr/contact/'],
  ['services', '/nl/diensten/', '/fr/services/'],
  ['valuation', '/nl/gratis-schatting/', '/fr/estimation-gratuite/'],
  ['demand', '/nl/ik-zoek/', '/fr/je-cherche/'],
  ['downloads', '/nl/downloads/', '/fr/telechargements/'],
  ['discreet', '/nl/discreet/', '/fr/discret/'],
  ['cookiePolicy', '/nl/cookie-policy/', '/fr/cookie-policy/'],
  ['article', '/nl/downloads/vast-bod-op-een-onroerend-goed/', '/fr/telechargements/offre-ferme-d-acquerir/'],
  ['feedback', '/nl/bedankt/contact-me/', '/fr/merci/contact-me/'],
  ['login', '/nl/login/', '/fr/login/'],
  ['notFound', '/nl/bestaat-niet/', '/fr/n-existe-pas/'],
] as const;

/** Whatever the site's data have. */
const FOUND = ['saleProperty', 'rentProperty', 'soldProperty', 'unit', 'project'] as const;

/** Every kind of page. */
export const PLACE_NAMES: readonly PlaceName[] = [...FIXED.map(([name]) => name), ...FOUND];

interface Found {
  id: number;
  goal: 'sale' | 'rent';
  availability: 'available' | 'sold' | 'rented';
  projectId: number | null;
  pictures: unknown[];
  city: string;
  path: string;
}

/** Asks the api for a property of each kind. */
export async function findPlaces(url: string): Promise<Places> {
  const read = async (path: string) => (await fetch(`${url}/api${path}`)).json();
  const { items } = (await read('/properties?lang=nl&pageSize=100')) as { items: Found[] };
  const pathsOf = async (kind: 'properties' | 'projects', id: number): Promise<Place> =>
    (await read(`/${kind}/${id}?lang=nl`)).paths;
  const property = (what: string, suits: (record: Found) => boolean): Promise<Place> => {
    const found = items.find((record) => record.pictures.length > 1 && record.city && suits(record));
    if (!found) throw new Error(`the site has no ${what}`);
    return pathsOf('properties', found.id);
  };
  const alone = ({ projectId }: Found) => projectId === null;
  const available = ({ availability }: Found) => availability === 'available';
  const [project] = ((await read('/projects?lang=nl')) as { items: { id: number }[] }).items;
  return {
    ...(Object.fromEntries(FIXED.map(([name, nl, fr]) => [name, { nl, fr }])) as Record<
      (typeof FIXED)[number][0],
      Place
    >),
    saleProperty: await property('property for sale', (r) => r.goal === 'sale' && alone(r) && available(r)),
    rentProperty: await property('property to rent', (r) => r.goal === 'rent' && alone(r) && available(r)),
    soldProperty: await property('sold property', (r) => r.availability === 'sold' && alone(r)),
    unit: await property('unit of a project', (r) => !alone(r) && available(r)),
    project: await pathsOf('projects', project?.id ?? 0),
  };
}
