import type { EnergyLetter, Feature, ListingFilters } from '../../model/index.ts';
import { FEATURES } from '../filters/features.ts';
import { RANGES } from '../filters/filters.ts';
import { ENERGY_LETTERS } from '../listing-filters.ts';
import { QueryNames } from './query-names.ts';
import { type Town, townKey, typesLike, typesNamed } from './query-vocabulary.ts';
import * as words from './query-words.ts';

/** Most words in the name of a town. */
const LONGEST_NAME = 6;

/** Radius for "Ath et environs", which names none. */
const AROUND_KM = 10;

/** Parses a whole query into filters and the words that it does not understand. */
export class QueryReading extends QueryNames {
  #types = new Set<number>();
  #towns: Town[] = [];
  #cities = new Set<string>();
  #has = new Set<Feature>();
  #energy: EnergyLetter[] = [];
  #available = false;
  #isGarage = false;
  #isAround = false;

  filters(): ListingFilters | null {
    while (this.at < this.tokens.length) if (!this.#readNext()) this.#ignoreNext();
    const words = this.#decideKinds();
    this.#decideGarage();
    this.#decideLand();
    const [town] = this.#towns;
    const km = this.km ?? (this.#isAround ? AROUND_KM : undefined);
    const near = km !== undefined && town?.location ? { ...town.location, km } : undefined;
    // A radius needs a centre.
    if (this.km !== undefined && !near) return null;
    const { numbers } = this;
    const isReversed = ([least, most]: (typeof RANGES)[keyof typeof RANGES]) =>
      (numbers[least] ?? 0) > (numbers[most] ?? Number.POSITIVE_INFINITY);
    if (Object.values(RANGES).some(isReversed)) return null;
    const filters: ListingFilters = {
      ...(this.goal && { goal: this.goal }),
      types: [...this.#types],
      cities: near ? [] : [...this.#cities],
      ...this.numbers,
      energy: this.#energy,
      has: FEATURES.filter((feature) => this.#has.has(feature)),
      available: this.#available,
      ...(near && { near }),
      ...(words && { words }),
    };
    const asksNothing =
      !this.goal &&
      !near &&
      !words &&
      !this.#available &&
      Object.keys(this.numbers).length === 0 &&
      [filters.types, filters.cities, filters.energy, filters.has].every((list) => list.length === 0);
    return asksNothing ? null : filters;
  }

  #readNext(): boolean {
    return (
      this.readStreet() ||
      this.readYear() ||
      this.readRange() ||
      this.readAmount() ||
      this.#readEnergy() ||
      this.#readGoal() ||
      this.#readAround() ||
      this.#readTown() ||
      this.readKind() ||
      this.#readType(typesNamed) ||
      this.#readFeature() ||
      this.#readType(typesLike) ||
      this.#readStopWord()
    );
  }

  /** Skips a limit together with its number: "max 3 slaapkamers" must not be read as at least three bedrooms. */
  #ignoreNext(): void {
    const from = this.at;
    if (this.take(words.AT_MOST_PHRASES)) {
      if (this.readNumber() !== null) this.take([...words.BEDROOM_PHRASES, ...words.SQUARE_METRE_PHRASES]);
    } else this.at += 1;
    for (const { text } of this.tokens.slice(from, this.at)) this.ignored.add(text);
  }

  /** "epc b", "peb b ou mieux" */
  #readEnergy(): boolean {
    return (
      this.attempt(() => {
        if (!this.take(words.ENERGY_PHRASES)) return null;
        const last = ENERGY_LETTERS.indexOf(this.textAt(0) as EnergyLetter);
        if (last < 0) return null;
        this.at += 1;
        while (this.textAt(0) === '+') this.at += 1;
        this.take(words.OR_BETTER_PHRASES);
        this.#energy = ENERGY_LETTERS.slice(0, last + 1);
        return true;
      }) ?? false
    );
  }

  #readGoal(): boolean {
    for (const goal of ['sale', 'rent'] as const)
      if (this.take(words.GOAL_PHRASES[goal])) {
        this.goal = goal;
        return true;
      }
    if (!this.take(words.AVAILABLE_PHRASES)) return false;
    this.#available = true;
    return true;
  }

  #readAround(): boolean {
    const before = () => (this.take(words.AROUND_TOWN_PHRASES) && this.#readTown() ? true : null);
    const isAround = this.take(words.AROUND_PHRASES) !== null || this.attempt(before) !== null;
    this.#isAround ||= isAround;
    return isAround;
  }

  #readTown(): boolean {
    for (let length = Math.min(LONGEST_NAME, this.tokens.length - this.at); length > 0; length -= 1) {
      const parts = this.tokens.slice(this.at, this.at + length).map(({ text }) => text);
      const name = townKey(parts.filter((text) => text !== '-'));
      const towns = this.index.townsByName.get(name) ?? (length === 1 ? this.index.townsByZip.get(name) : undefined);
      if (!towns) continue;
      this.at += length;
      this.#towns.push(...towns);
      const isZip = /^\d+$/.test(name);
      for (const city of isZip ? [name] : towns.map(({ value }) => value)) this.#cities.add(city);
      // "7800 Ath": the zip only says which Ath.
      for (const { zip } of towns) if (!isZip) this.#cities.delete(zip);
      if (isZip && towns.some(({ value }) => this.#cities.has(value))) this.#cities.delete(name);
      return true;
    }
    return false;
  }

  #readType(find: typeof typesNamed): boolean {
    for (let length = 3; length > 0; length -= 1) {
      const name = this.tokens
        .slice(this.at, this.at + length)
        .map(({ text }) => text)
        .join(' ');
      const ids = this.tokens.length - this.at < length ? [] : find(name, this.index);
      if (ids.length === 0) continue;
      this.at += length;
      // A garage is a type, and a feature of a house.
      if (words.FEATURE_PHRASES.garage.includes(name)) this.#isGarage = true;
      else for (const id of ids) this.#types.add(id);
      return true;
    }
    return false;
  }

  /** A kind of home narrows its types, named too or not ("house … farm"); beside other types or kinds it only stands for its own. */
  #decideKinds(): string {
    const [own = []] = this.kinds.values();
    const isNarrower = !this.isKindBeside && [...this.#types].every((id) => own.includes(id));
    const isOnly = this.kinds.size === 1 && (this.#types.size === 0 || isNarrower);
    for (const id of [...this.kinds.values()].flat()) this.#types.add(id);
    return [...this.names, ...(isOnly ? this.kinds.keys() : [])].map((name) => `"${name}"`).join(' ');
  }

  #decideGarage(): void {
    if (!this.#isGarage) return;
    if (this.#types.size > 0 || this.numbers.minBedrooms !== undefined) this.#has.add('garage');
    else for (const id of typesNamed('garage', this.index)) this.#types.add(id);
  }

  /** Decides whether a query for an area of land means building land or a home with that much land. */
  #decideLand(): void {
    if (!this.namesLand && this.numbers.minSurface === undefined && this.numbers.maxSurface === undefined) return;
    const land = new Set(words.LAND_TYPE_WORDS.flatMap((word) => typesLike(word, this.index)));
    const { minSurface, maxSurface, ...others } = this.numbers;
    const isOfHome =
      this.#types.size > 0 || this.#has.size > 0 || others.minBedrooms !== undefined || minSurface !== undefined;
    if (this.namesLand && !isOfHome) for (const id of land) this.#types.add(id);
    const isLand = this.#types.size > 0 && [...this.#types].every((id) => land.has(id));
    if (!isLand) return;
    // The only area of building land is that of its ground, and there is no filter for at most so much of it.
    this.numbers = { ...(minSurface !== undefined && { minLand: minSurface }), ...others };
    for (const { text } of this.mostSurface) this.ignored.add(text);
  }

  #readFeature(): boolean {
    for (const feature of Object.keys(words.FEATURE_PHRASES) as Feature[])
      if (this.take(words.FEATURE_PHRASES[feature])) {
        this.#has.add(feature);
        return true;
      }
    return false;
  }

  #readStopWord(): boolean {
    const text = this.textAt(0);
    if (text === undefined || !(words.STOP_WORDS.has(text) || text === '-' || text === '+')) return false;
    this.at += 1;
    return true;
  }
}
