/** In place of the postcode of a town: all those of a municipality. */
export const WHOLE = '*';

const ENDING = `|${WHOLE}`;

/**
 * A whole municipality where a filter names towns: its id in every postcode, as `Ath|7800` is a town in one.
 * @example municipalityValue('ath') // 'ath|*'
 */
export const municipalityValue = (id: string): string => id + ENDING;

/**
 * The id of the municipality that a town filter names; null if it names a town.
 * @example municipalityIn('ath|*') // 'ath'
 */
export const municipalityIn = (city: string): string | null =>
  city.endsWith(ENDING) ? city.slice(0, -ENDING.length) : null;

/** A town where a filter names one: its name and its postcode. */
export const cityValue = ({ name, zip }: { name: string; zip: string }): string => `${name}|${zip}`;
