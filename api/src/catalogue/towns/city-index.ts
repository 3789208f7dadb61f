import { foldName } from '@facade/shared-domain/language/fold-text';
import { perObject } from '@facade/shared-domain/per-object';
import type { Area } from '@facade/shared-domain/places/area-at';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import { municipalityIn } from '@facade/shared-domain/places/municipality';
import { pointInside } from '@facade/shared-domain/places/point-inside';
import type { StoredCity } from '../../platform/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { cityKey } from './city-key.ts';
import { groupTowns, type Municipality, municipalityName } from './municipalities.ts';

/** The municipalities of the agency's map as towns. Those without a postcode are left out: the address of a list names it. */
const citiesOnMap = (areas: readonly Area[]): StoredCity[] =>
  areas.flatMap((area) => {
    const { names, zip } = area;
    if (!zip) return [];
    const name = municipalityName(area, 'en');
    const others = new Set([names.fr, names.nl, ...otherTownNames(name)]);
    others.delete(name);
    return [{ name, zip, label: { ...names, en: name, de: name }, aliases: [...others], location: pointInside(area) }];
  });

const indexesOf = perObject((catalogue: Catalogue) =>
  perObject((areas: readonly Area[]) => new CityIndex(catalogue, areas)),
);

const NO_MAP: readonly Area[] = [];

/**
 * The towns of a catalogue, and of the map if it names others. Made once: folding thousands of names takes longer than an answer may.
 */
export const cityIndexOf = (catalogue: Catalogue, areas = NO_MAP): CityIndex => indexesOf(catalogue)(areas);

/** Finds towns by any name a visitor may use: official, translated, alias; accents and case do not count. */
export class CityIndex {
  readonly #cities = new Map<string, StoredCity>();
  readonly #keysByName = new Map<string, Set<string>>();
  readonly #keysByZip = new Map<string, Set<string>>();
  /** Known towns without a public property. */
  readonly withoutHomes: readonly StoredCity[];
  /** Those with a town that feed or map know, by id. */
  readonly municipalities: ReadonlyMap<string, Municipality>;

  constructor({ cities, statistics }: Catalogue, areas: readonly Area[]) {
    for (const city of cities) this.#addCity(cityKey(city.zip, city.name), city);
    // A town that the feed does not list is found by its own name, which its key contains in folded form.
    for (const { key, zip } of statistics.towns.values()) this.#add(key, zip, [key.slice(zip.length + 1)]);
    for (const city of citiesOnMap(areas)) this.#addFromMap(city);
    this.withoutHomes = [...this.#cities].filter(([key]) => !statistics.towns.has(key)).map(([, city]) => city);
    this.municipalities = groupTowns(this.#cities, areas);
  }

  find(zip: string, name: string): StoredCity | undefined {
    return this.#cities.get(cityKey(zip, name));
  }

  /** Keys of all towns that match `city`: a `name|zip`, a zip, a name or a municipality. None if it has neither letter nor digit. */
  keysOf(city: string): string[] {
    const municipality = municipalityIn(city);
    if (municipality !== null) return this.municipalities.get(municipality)?.towns ?? [];
    const [name = '', zip = ''] = city.includes('|')
      ? city.split('|', 2)
      : /^\d+$/.test(city.trim())
        ? ['', city]
        : [city];
    const inZip = this.#keysByZip.get(zip.trim()) ?? NONE;
    if (name.trim() === '') return [...inZip];
    const named = [...(this.#keysByName.get(foldName(name)) ?? NONE)];
    return zip.trim() === '' ? named : named.filter((key) => inZip.has(key));
  }

  #addCity(key: string, city: StoredCity): void {
    this.#cities.set(key, city);
    this.#add(key, city.zip, namesOf(city).map(foldName));
  }

  /** The feed wins where both name a town: it may call it otherwise. */
  #addFromMap(city: StoredCity): void {
    const keys = namesOf(city).flatMap((name) => this.keysOf(`${name}|${city.zip}`));
    if (keys.some((key) => this.#cities.has(key))) return;
    this.#addCity(keys[0] ?? cityKey(city.zip, city.name), city);
  }

  #add(key: string, zip: string, names: readonly string[]): void {
    for (const name of names) addTo(this.#keysByName, name, key);
    addTo(this.#keysByZip, zip, key);
  }
}

const namesOf = ({ name, aliases, label }: StoredCity): string[] => [name, ...aliases, ...Object.values(label)];

const NONE: ReadonlySet<string> = new Set();

/** Skips an empty name, and one that consists of symbols. */
function addTo(index: Map<string, Set<string>>, name: string, key: string): void {
  if (name === '') return;
  const keys = index.get(name) ?? new Set();
  index.set(name, keys.add(key));
}
