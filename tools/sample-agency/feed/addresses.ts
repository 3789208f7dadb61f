import type { Subject } from './facts/subject.ts';
import { projectPlan } from './plan/projects.ts';

const WALLOON_STREETS = [
  'Rue du Moulin',
  'Rue de l’Église',
  'Chaussée de Bruxelles',
  'Rue des Écoles',
  'Rue du Pont',
  'Rue Haute',
  'Rue Basse',
  'Rue de la Station',
  'Rue des Tilleuls',
  'Chaussée de Mons',
  'Rue du Marais',
  'Rue des Prés',
  'Rue Neuve',
  'Rue du Calvaire',
  'Rue de la Dendre',
  'Avenue des Peupliers',
  'Rue du Cerisier',
  'Rue de la Brasserie',
  'Rue du Bois',
  'Rue Saint-Martin',
  'Rue des Combattants',
  'Rue de la Chapelle',
  'Rue du Château',
  'Chemin des Vaches',
  'Rue du Vieux Puits',
  'Rue de la Source',
  'Rue des Hirondelles',
  'Rue Fernand Dumont',
  'Rue de la Sucrerie',
  'Chemin du Berger',
  'Rue des Artisans',
];
const FLEMISH_STREETS = ['Stationsstraat', 'Molenstraat', 'Kerkstraat', 'Oude Steenweg'];

const SHOPPING_STREETS = ['Rue de Brantignies', 'Rue du Gouvernement', 'Rue aux Gâdes', 'Rue Gérard Dubois'];

export interface Address {
  Street: string;
  HouseNumber: string;
  BoxNr: string;
  Lat: number | null;
  Lng: number | null;
}

/** Location of the property: a believable street in the town, a point within half a kilometre of its centre. */
export function addressOf({ entry, kind, locality, region, random }: Subject): Address {
  if (!locality) return { Street: '', HouseNumber: '', BoxNr: '', Lat: null, Lng: null };
  const own = random.fork('address');
  const project = projectPlan.find(({ id }) => id === entry.project);
  const spot = project ? random.fork(`project-${project.id}`) : own;
  const point = { Lat: shifted(locality.lat, own.next(), 0.005), Lng: shifted(locality.lng, own.next(), 0.008) };
  if (project)
    return {
      Street: project.street,
      HouseNumber: '12',
      BoxNr: entry.unit ?? '',
      ...projectPoint(project.id, locality),
    };
  const streets =
    region === 'flanders'
      ? FLEMISH_STREETS
      : entry.building === 'shop' && entry.town === 'Ath'
        ? SHOPPING_STREETS
        : WALLOON_STREETS;
  const flat = kind === 'apartment';
  return {
    Street: locality.countryId === 50 ? 'Huewelerstrooss' : spot.pick(streets),
    HouseNumber: entry.building === 'land' ? '' : String(spot.int(2, 148)),
    BoxNr: flat ? String(spot.int(1, 12)) : '',
    ...point,
  };
}

/** All units of a project share one location. */
export function projectPoint(id: number, centre: { lat: number; lng: number }): { Lat: number; Lng: number } {
  return { Lat: shifted(centre.lat, (id % 10) / 10, 0.004), Lng: shifted(centre.lng, (id % 7) / 7, 0.006) };
}

const shifted = (centre: number, chance: number, reach: number) =>
  Number((centre + (chance - 0.5) * 2 * reach).toFixed(5));
