import { foldName } from '@facade/shared-domain/language/fold-text';
import type { Catalogue } from '../catalogue.ts';
import type { StoredCity } from '../stored.ts';
import { cityKey } from './city-key.ts';

const indexes = new WeakMap<Catalogue, CityIndex>();

/** The towns of a catalogue. Made once: folding thousands of names takes longer than an answer may. */
export function cityIndexOf(catalogue: Catalogue): CityIndex {
  const index = indexes.get(catalogue) ?? new CityIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}

/** Finds towns by any name a visitor may use: official, translated, alias; accents and case do not count. */
export class CityIndex {
  readonly #cities = new Map<string, StoredCity>();
  readonly #keysByName = new Map<string, Set<string>>();
  readonly #keysByZip = new Map<string, Set<string>>();

  constructor({ cities, statistics }: Catalogue) {
    for (const city of cities) {
      const key = cityKey(city.zip, city.name);
      this.#cities.set(key, city);
      this.#add(key, city.zip, [city.name, ...city.aliases, ...Object.values(city.label)].map(foldName));
    }
    // A town that the feed does not list is found by its own name, which its key contains in folded form.
    for (const { key, zip } of statistics.towns.values()) this.#add(key, zip, [key.slice(zip.length + 1)]);
  }

  find(zip: string, name: string): StoredCity | undefined {
    return this.#cities.get(cityKey(zip, name));
  }

  /** Keys of all towns that match `city`: a `name|zip`, a zip or a name. None if it has neither letter nor digit. */
  keysOf(city: string): string[] {
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

  #add(key: string, zip: string, names: readonly string[]): void {
    for (const name of names) addTo(this.#keysByName, name, key);
    addTo(this.#keysByZip, zip, key);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Skips an empty name, and one that consists of symbols. */
function addTo(index: Map<string, Set<string>>, name: string, key: string): void {
  if (name === '') return;
  const keys = index.get(name) ?? new Set();
  index.set(name, keys.add(key));
}
