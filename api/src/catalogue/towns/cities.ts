import type { City, Goal, ListingFilters } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { municipalityIn, WHOLE } from '@facade/shared-domain/places/municipality';
import { WORDS } from '../../kernel/index.ts';
import { displayCity } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';
import { cityKey } from './city-key.ts';
import { type Municipality, municipalityName } from './municipalities.ts';

/** The towns in one language. */
interface Towns {
  /** Those with a public property, sorted by name. */
  all: City[];
  /** The same, then the other known ones. */
  known: City[];
  byKey: ReadonlyMap<string, City>;
  /** The other known ones, by key. */
  withoutHomes: ReadonlyMap<string, City>;
  /** Municipalities by id. */
  municipalities: ReadonlyMap<string, City>;
  /** Towns and offered municipalities with homes of a goal, those with the most homes first. */
  largest: Record<Goal, City[]>;
}

/** Every town with a public property, with its counts; made once per view. */
export const listCities = (view: CatalogueView): City[] => townsIn(view).all;

/** Known towns without a public property: of the feed or the agency's map. */
export const citiesWithoutHomes = (view: CatalogueView): City[] => [...townsIn(view).withoutHomes.values()];

/** The municipalities that a visitor may choose beside their towns: those with homes in more than one of them. */
export function offeredMunicipalities({ cities, catalogue }: CatalogueView): (Municipality & { id: string })[] {
  const hasHomes = (key: string) => catalogue.statistics.towns.has(key);
  return [...cities.municipalities]
    .filter(([, { towns }]) => towns.filter(hasHomes).length > 1)
    .map(([id, municipality]) => ({ id, ...municipality }));
}

/** The same as towns: their `zip` is {@link WHOLE}. They have no point, so no radius is drawn around them. */
export function listMunicipalities(view: CatalogueView): City[] {
  const { municipalities } = townsIn(view);
  return offeredMunicipalities(view).flatMap(({ id }) => municipalities.get(id) ?? []);
}

/** About ten metres: the precision that a point keeps in a URL. */
const SAME = 1e-4;

/** Which towns a list needs. */
export interface TownQuery extends Pick<ListingFilters, 'cities' | 'near'> {
  goal: Goal;
  /** How many of those with the most homes, offered municipalities among them. */
  most: number;
}

/**
 * The named towns, the centre of a radius, and those with the most homes; bounded for any number of towns. A name means a town without
 * homes only if no town with homes has it.
 */
export function someCities(view: CatalogueView, { cities, near, goal, most }: TownQuery): City[] {
  const { known, byKey, withoutHomes, municipalities, largest } = townsIn(view);
  const named = cities.flatMap((city) => {
    const whole = municipalityIn(city);
    if (whole !== null) return municipalities.get(whole) ?? [];
    const keys = view.cities.keysOf(city);
    const found = keys.flatMap((key) => byKey.get(key) ?? []);
    return found.length > 0 ? found : keys.flatMap((key) => withoutHomes.get(key) ?? []);
  });
  const centre = near && known.filter(({ location }) => location && isAt(location, near));
  const wanted = new Set([...named, ...(centre ?? []), ...largest[goal].slice(0, most)]);
  return known.filter((city) => wanted.has(city));
}

const isAt = (one: { lat: number; lng: number }, other: { lat: number; lng: number }): boolean =>
  Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME;

const townsIn = perObject((view: CatalogueView): Towns => {
  const towns = [...view.catalogue.statistics.towns.values()].filter(({ name }) => name !== '');
  const byKey = new Map(towns.map((town) => [town.key, cityIn(view, town)]));
  const others = view.cities.withoutHomes.map((town) => cityIn(view, { ...town, counts: { sale: 0, rent: 0 } }));
  const { compare } = new Intl.Collator(view.language);
  const all = [...byKey.values()].sort((a, b) => compare(a.label, b.label) || compare(a.zip, b.zip));
  const whole = new Map([...view.cities.municipalities].map(([id, one]) => [id, municipalityAsTown(view, id, one)]));
  const choices = [...all, ...offeredMunicipalities(view).flatMap(({ id }) => whole.get(id) ?? [])];
  const largest = (goal: Goal) =>
    choices.filter(({ counts }) => counts[goal] > 0).sort((a, b) => b.counts[goal] - a.counts[goal]);
  const withoutHomes = new Map(others.map((city) => [cityKey(city.zip, city.name), city]));
  return {
    all,
    known: [...whole.values(), ...all, ...others],
    byKey,
    withoutHomes,
    municipalities: whole,
    largest: { sale: largest('sale'), rent: largest('rent') },
  };
});

function cityIn(view: CatalogueView, { name, zip, counts }: Pick<City, 'name' | 'zip' | 'counts'>): City {
  const { aliases = [], location = null } = view.cities.find(zip, name) ?? {};
  return { name, label: displayCity({ zip, city: name }, view), aliases, zip, counts, location };
}

function municipalityAsTown(view: CatalogueView, id: string, { area, towns }: Municipality): City {
  const { catalogue, language } = view;
  const figures = towns.flatMap((key) => catalogue.statistics.towns.get(key) ?? []);
  const sum = (goal: Goal) => figures.reduce((total, { counts }) => total + counts[goal], 0);
  return {
    name: id,
    label: `${municipalityName(area, language)} (${WORDS[language].wholeMunicipality})`,
    aliases: [...new Set(Object.values(area.names))],
    zip: WHOLE,
    counts: { sale: sum('sale'), rent: sum('rent') },
    location: null,
  };
}
