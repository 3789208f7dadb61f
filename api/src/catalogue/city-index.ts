import { foldName } from '@facade/shared-domain/language/fold-text';
import type { StoredCity } from './stored.ts';

/** Finds towns by any name a visitor may use: official, translated, alias; accents and case do not count. */
export class CityIndex {
  readonly #byName = new Map<string, StoredCity[]>();
  readonly #byKey = new Map<string, StoredCity>();

  constructor(cities: readonly StoredCity[]) {
    for (const city of cities) {
      this.#byKey.set(cityKey(city.zip, city.name), city);
      const names = [city.name, ...city.aliases, ...Object.values(city.label)].map(foldName);
      for (const name of new Set(names)) this.#byName.set(name, [...(this.#byName.get(name) ?? []), city]);
    }
  }

  find(zip: string, name: string): StoredCity | undefined {
    return this.#byKey.get(cityKey(zip, name));
  }

  /**
   * Whether a place is the one meant by `city`: `name|zip`, a zip or a name.
   * A town that the feed does not list is compared by its own name.
   */
  matcher(city: string): (place: { zip: string; city: string }) => boolean {
    const [name = '', zip = ''] = city.includes('|')
      ? city.split('|', 2)
      : /^\d+$/.test(city.trim())
        ? ['', city]
        : [city];
    const wantedZip = zip.trim();
    const wanted = foldName(name);
    const keys = new Set((this.#byName.get(wanted) ?? []).map((one) => cityKey(one.zip, one.name)));
    return (place) =>
      (wantedZip === '' || place.zip === wantedZip) &&
      (wanted === '' || foldName(place.city) === wanted || keys.has(cityKey(place.zip, place.city)));
  }
}

/** Two towns may share a zip, and two a name. */
export const cityKey = (zip: string, name: string) => `${zip} ${foldName(name)}`;
