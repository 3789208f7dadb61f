import { foldName, foldWords } from '@facade/shared-domain/language/fold-text';
import type { ListingFilters, PropertySort } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import fc from 'fast-check';
import { countOf, energyLetterOf, featuresOf, freeFrom } from '../import/mapping/features-of.ts';
import type { StoredProperty } from '../platform/database/schema/stored.ts';

/**
 * The simplest implementation of a list, to compare the database's results with. In Dutch; towns by their official name
 * or `name|zip`.
 */
export function referenceList(
  homes: readonly StoredProperty[],
  filters: ListingFilters,
  sort: PropertySort = '-date',
): StoredProperty[] {
  return homes.filter((home) => fits(home, filters)).sort(comparing(sort));
}

export function fits(home: StoredProperty, filters: ListingFilters): boolean {
  const { goal, types, cities, energy, has, project, ids, bbox, within, near } = filters;
  const { location } = home;
  const letter = energyLetterOf(home.energy);
  return [
    !goal || home.goal === goal,
    types.length === 0 || home.categoryIds.some((id) => types.includes(id)),
    cities.length === 0 || cities.some((city) => foldName(city.split('|')[0] ?? '') === foldName(home.city)),
    isAtLeast(priceOf(home), filters.minPrice),
    isAtMost(priceOf(home), filters.maxPrice),
    isAtLeast(home.bedrooms, filters.minBedrooms),
    isAtLeast(home.livingArea, filters.minSurface),
    isAtMost(home.bedrooms ?? 0, filters.maxBedrooms),
    isAtLeast(home.bathrooms, filters.minBathrooms),
    isAtMost(home.livingArea, filters.maxSurface),
    isAtLeast(home.landArea, filters.minLand),
    isAtLeast(derivedOf(home).year, filters.minYear),
    !filters.freeBy || (derivedOf(home).free ?? '9') <= filters.freeBy,
    isAtMost((Date.now() - Date.parse(home.publishedAt)) / 86_400_000, filters.days),
    energy.length === 0 || (letter !== null && energy.includes(letter)),
    has.every((feature) => derivedOf(home).features.includes(feature)),
    !filters.available || home.availability === 'available',
    project === undefined || home.projectId === project,
    !ids || ids.includes(home.id),
    !filters.words || hasWords(home, filters.words),
    !bbox ||
      (location !== null &&
        location.lat >= bbox.south &&
        location.lat <= bbox.north &&
        location.lng >= bbox.west &&
        location.lng <= bbox.east),
    !within || (location !== null && isInside(location, within)),
    !near || (location !== null && kilometres(location, near) <= near.km),
  ].every(Boolean);
}

/** Once for each home: it is asked for again and again. */
const derivedOf = perObject((home: StoredProperty) => ({
  features: featuresOf(home),
  year: countOf(home, 'constructionYear'),
  free: freeFrom(home),
}));

/** What is in quotes is a whole name; other words may be prefixes. */
function hasWords({ id, zip, city, street, texts }: StoredProperty, words: string): boolean {
  const [before = '', quoted = '', after = ''] = words.split('"');
  const kinds = Object.values(texts).map(({ typeName }) => typeName);
  const names = [(street ?? '').replace(/ \d+$/, ''), ...kinds].map(foldName);
  const headlines = Object.values(texts).map(({ headline }) => headline);
  const own = foldWords([id, zip, city, street, ...kinds, ...headlines].join(' '));
  return (
    foldWords(`${before} ${after}`).every((word) =>
      own.some((one) => (word.length < 3 ? one === word : one.startsWith(word))),
    ) &&
    (quoted === '' || names.includes(foldName(quoted)))
  );
}

const isAtLeast = (value: number | null, least: number | undefined): boolean =>
  least === undefined || (value !== null && value >= least);

const isAtMost = (value: number | null, most: number | undefined): boolean =>
  most === undefined || (value !== null && value <= most);

/** Of a home that is sold or rented no price is known. */
export const priceOf = ({ availability, price }: StoredProperty): number | null =>
  availability === 'available' ? price.amount : null;

interface Place {
  lat: number;
  lng: number;
}

/** Within so many degrees of a side PostgreSQL, which compares with a tolerance, may decide either way. */
const UNDECIDED = 2e-5;

/** Whether a line to the east crosses the sides an odd number of times. Skips a random area that has a home on its edge. */
function isInside({ lat, lng }: Place, corners: readonly Place[]): boolean {
  let inside = false;
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const [wide, high] = [b.lng - a.lng, b.lat - a.lat];
    fc.pre(Math.abs(wide * (lat - a.lat) - high * (lng - a.lng)) > UNDECIDED * Math.hypot(wide, high));
    if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside;
  });
  return inside;
}

const kilometres = (place: Place, centre: Place): number =>
  111.2 * Math.hypot(place.lat - centre.lat, (place.lng - centre.lng) * Math.cos((centre.lat * Math.PI) / 180));

function comparing(sort: PropertySort) {
  const { compare } = new Intl.Collator('nl');
  const keyOf = {
    date: (home: StoredProperty) => home.publishedAt,
    price: priceOf,
    surface: (home: StoredProperty) => home.livingArea ?? home.landArea,
    city: (home: StoredProperty) => townLabel(home.city, 'nl') || null,
    type: (home: StoredProperty) => home.texts.nl?.typeName.toLowerCase() || null,
  }[sort.replace('-', '') as 'date'];
  const sign = sort.startsWith('-') ? -1 : 1;
  const isGone = ({ availability }: StoredProperty) => Number(availability !== 'available');
  const isAnnuity = ({ categoryIds }: StoredProperty) => Number(sort.endsWith('price') && categoryIds.includes(10));
  return (a: StoredProperty, b: StoredProperty): number => {
    const [one, other]: (string | number | null)[] = [keyOf(a), keyOf(b)];
    const byKey =
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : isAnnuity(a) - isAnnuity(b) ||
          sign * (typeof one === 'number' ? one - Number(other) : compare(String(one), String(other)));
    return (
      isGone(a) - isGone(b) ||
      byKey ||
      (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0) ||
      b.id - a.id
    );
  };
}
