import type { Goal } from '../../model/index.ts';
import { MAX_KM } from '../area/geo-parameters.ts';
import { MAX_ROOMS, MAX_YEAR } from '../listing-filters.ts';
import { QueryCursor } from './query-cursor.ts';
import type { Token } from './query-tokens.ts';
import type { VocabularyIndex } from './query-vocabulary.ts';
import * as words from './query-words.ts';

/** A bare number from here on is a sale price. Smaller ones may be zip codes. */
export const LEAST_PRICE = 10_000;
/** A bare number from here on may be a rent, where the text says that it is a price or that the visitor rents. */
const LEAST_RENT = 200;

const BUDGET_FILLERS = ['van', 'de', 'of', 'prix', 'prijs', 'price'];

/** Minimums that are also the words of a maximum: "hoogstens 3 slaapkamers". */
const MAXIMUMS = { minBedrooms: 'maxBedrooms', minSurface: 'maxSurface' } as const;

type NumberFilter =
  | ('minPrice' | 'maxPrice' | 'minBedrooms' | 'maxBedrooms' | 'minBathrooms')
  | ('minSurface' | 'maxSurface' | 'minLand' | 'minYear');

/** A smaller number is no year of construction. */
const FIRST_YEAR = 1000;

/** Parses the amounts in a query: prices, rooms, areas, years and distances. */
export class QueryAmounts extends QueryCursor {
  readonly index: VocabularyIndex;
  goal: Goal | undefined;
  numbers: Partial<Record<NumberFilter, number>> = {};
  km: number | undefined;
  /** What said that the surface is at most so many square metres. */
  mostSurface: readonly Token[] = [];
  /** An area was followed or preceded by a word for land that is also a type of property: "grond", "terrain". */
  namesLand = false;

  constructor(tokens: readonly Token[], index: VocabularyIndex) {
    super(tokens);
    this.index = index;
  }

  /** "tussen 200.000 en 300.000", "200k - 300k" */
  readRange(): boolean {
    return (
      this.attempt(() => {
        const isBetween = this.take(words.BETWEEN_PHRASES) !== null;
        const low = this.readMoney();
        if (low === null || this.take(isBetween ? words.AND_PHRASES : ['-']) === null) return null;
        const high = this.readMoney();
        if (high === null || high.value <= low.value) return null;
        // "van 200 tot 300k": the unit follows only the second number.
        const least = high.value >= 1000 * low.value ? low.value * 1000 : low.value;
        if (!high.isMoney && high.value < LEAST_RENT) return null;
        Object.assign(this.numbers, { minPrice: least, maxPrice: high.value });
        return true;
      }) ?? false
    );
  }

  /** A number with its unit, optionally after "at most" or "at least". */
  readAmount(): boolean {
    return (
      this.attempt(() => {
        const from = this.at;
        const land = this.attempt(() => {
          const phrase = this.take(words.LAND_PHRASES);
          return this.tokens[this.at]?.number != null ? phrase : null;
        });
        const atMost = this.take(words.AT_MOST_PHRASES) !== null;
        const atLeast = !atMost && this.take(words.AT_LEAST_PHRASES) !== null;
        this.take(BUDGET_FILLERS);
        const before = this.at;
        const number = this.readNumber();
        if (number !== null) {
          const unit = this.#readUnit(number, land);
          if (unit && !atMost) return this.#set(unit.name, unit.value);
          // There is no filter for at most so many bathrooms, or so much land.
          if (unit) return unit.name in MAXIMUMS ? this.#setMost(unit, from) : null;
        }
        this.at = before;
        return land ? null : this.#readPrice(atMost, atLeast);
      }) ?? false
    );
  }

  /** "bouwjaar vanaf 1990", "construit après 2000" */
  readYear(): boolean {
    return (
      this.attempt(() => {
        if (!this.take(words.BUILT_PHRASES)) return null;
        this.take(words.SINCE_PHRASES);
        const year = this.readNumber();
        return year !== null && year >= FIRST_YEAR && year <= MAX_YEAR ? this.#set('minYear', year) : null;
      }) ?? false
    );
  }

  #readUnit(number: number, land: string | null): { name: NumberFilter | 'km'; value: number } | null {
    if (this.take(words.BEDROOM_PHRASES))
      return Number.isInteger(number) && number <= MAX_ROOMS ? { name: 'minBedrooms', value: number } : null;
    if (this.take(words.BATHROOM_PHRASES))
      return Number.isInteger(number) && number <= MAX_ROOMS ? { name: 'minBathrooms', value: number } : null;
    if (this.take(words.SQUARE_METRE_PHRASES) || this.#takeSplitMetres()) {
      const isOfLand = this.#isLand(land) || this.#isLand(this.#takeLandAfter());
      return { name: isOfLand ? 'minLand' : 'minSurface', value: Math.round(number) };
    }
    const unit = words.LAND_UNITS[this.textAt(0) ?? ''];
    if (unit) {
      this.at += 1;
      this.#isLand(land ?? this.#takeLandAfter());
      return { name: 'minLand', value: Math.round(number * unit) };
    }
    if (this.take(words.KILOMETRE_PHRASES))
      return number > 0 && number <= MAX_KM ? { name: 'km', value: number } : null;
    return null;
  }

  /** "m 2" */
  #takeSplitMetres(): boolean {
    if (this.textAt(0) !== 'm' || this.textAt(1) !== '2') return false;
    this.at += 2;
    return true;
  }

  /** "500 m2 grond", "500 m² de terrain" */
  #takeLandAfter(): string | null {
    return this.attempt(() => {
      this.take(['de', 'of', 'aan', 'an', 'd']);
      return this.take(words.LAND_PHRASES);
    });
  }

  /** Whether a phrase for land was found; sets {@link namesLand}. */
  #isLand(land: string | null): boolean {
    if (land && words.GROUND_PHRASES.includes(land)) this.namesLand = true;
    return land !== null;
  }

  #set(name: NumberFilter | 'km', value: number): true {
    if (name === 'km') this.km = value;
    else this.numbers[name] = value;
    return true;
  }

  #setMost({ name, value }: { name: string; value: number }, from: number): true {
    if (name === 'minSurface') this.mostSurface = this.tokens.slice(from, this.at);
    return this.#set(MAXIMUMS[name as keyof typeof MAXIMUMS], value);
  }

  #readPrice(atMost: boolean, atLeast: boolean): true | null {
    const money = this.readMoney();
    if (!money) return null;
    const least = this.goal === 'rent' || atMost || atLeast ? LEAST_RENT : LEAST_PRICE;
    if (!money.isMoney && (money.value < least || (!atMost && !atLeast && this.#isZip(money.text)))) return null;
    this.numbers[atLeast ? 'minPrice' : 'maxPrice'] = money.value;
    return true;
  }

  /** A zip without homes is more often a rent. */
  #isZip = (text: string): boolean =>
    this.index.townsByZip.get(text)?.some(({ withoutHomes }) => !withoutHomes) ?? false;
}
