/** A home that the value of another is derived from. */
export interface Comparable {
  id: number;
  isAvailable: boolean;
  /** Asking price in euro; of a sold home its last one. */
  price: number;
  /** m² of the plot for land, else of living area. */
  surface: number | null;
  /** Letter of the energy label. */
  energy: string | null;
  /** From the centre of the town in question. */
  kilometres: number;
  /** Since it came on the market. */
  years: number;
}

/** What is known of the home in question. */
export interface Wanted {
  /** m² of the plot for land, else of living area. */
  surface: number | null;
  energy: string | null;
}

export interface Estimate {
  /** Euro: a quarter of the compared homes, by weight, lie below it … */
  low: number;
  /** … and a quarter above. Rounded outwards. */
  high: number;
  /** Euro per m² in the middle; null if the surface is not known. */
  perSquareMetre: number | null;
  /** The compared homes, the most alike first. */
  compared: Comparable[];
}

/** Minimum number of homes: fewer mean little, and could reveal the price of one home. */
export const FEWEST_HOMES = 5;

/** More do not narrow the range, and are less alike. */
const MOST_HOMES = 20;

/** Differences that each make a home one step less alike. */
const STEP = { kilometres: 8, surface: Math.log(1.3), labels: 2, years: 3 };

/** What counts for a value that is not known of one of the two. */
const UNKNOWN = 0.5;

/** Homes that differ more are not compared. */
const LEAST_ALIKE = 3;

/**
 * Between which prices homes like this one are or were offered. The homes that are least different by distance, surface, energy label and
 * age of the offer are compared, the more alike ones with more weight; with a known surface by their price per m². The range is the
 * middle half. Null below {@link FEWEST_HOMES} homes. Source and trial: docs/decisions/108.
 */
export function estimate(wanted: Wanted, homes: readonly Comparable[]): Estimate | null {
  const known = wanted.surface ? homes.filter(({ surface }) => surface) : homes;
  const compared = known
    .map((home) => ({ home, difference: differenceOf(wanted, home) }))
    .filter(({ difference }) => difference <= LEAST_ALIKE)
    .sort((a, b) => a.difference - b.difference || b.home.id - a.home.id)
    .slice(0, MOST_HOMES);
  if (compared.length < FEWEST_HOMES) return null;
  const values = compared
    .map(({ home, difference }) => ({
      value: wanted.surface && home.surface ? home.price / home.surface : home.price,
      weight: 1 / (1 + difference) ** 2,
    }))
    .sort((a, b) => a.value - b.value);
  const scale = wanted.surface ?? 1;
  return {
    low: roundDown(quantile(values, 0.25) * scale),
    high: roundUp(quantile(values, 0.75) * scale),
    perSquareMetre: wanted.surface ? Math.round(quantile(values, 0.5) / 10) * 10 : null,
    compared: compared.map(({ home }) => home),
  };
}

/** 0 for equal homes, plus 1 for each step of {@link STEP}. */
function differenceOf(wanted: Wanted, home: Comparable): number {
  const surface = wanted.surface
    ? home.surface
      ? Math.abs(Math.log(home.surface / wanted.surface)) / STEP.surface
      : UNKNOWN
    : 0;
  const labels = wanted.energy
    ? home.energy
      ? Math.abs(home.energy.charCodeAt(0) - wanted.energy.charCodeAt(0)) / STEP.labels
      : UNKNOWN
    : 0;
  return home.kilometres / STEP.kilometres + surface + labels + home.years / STEP.years;
}

/** The value below which this part of the weight lies, between the two values around it. */
function quantile(values: readonly { value: number; weight: number }[], part: number): number {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  let last: { value: number; at: number } | null = null;
  for (const { value, weight } of values) {
    const at = (below + weight / 2) / total;
    if (at >= part) return last ? last.value + ((value - last.value) * (part - last.at)) / (at - last.at) : value;
    last = { value, at };
    below += weight;
  }
  return last?.value ?? 0;
}

/** A price to the nearest € 5,000, a small one to the nearest € 1,000: more digits would promise more than is known. */
const gridOf = (price: number): number => (price < 100_000 ? 1000 : 5000);
const roundDown = (price: number): number => Math.floor(Math.round(price) / gridOf(price)) * gridOf(price);
const roundUp = (price: number): number => Math.ceil(Math.round(price) / gridOf(price)) * gridOf(price);
