/**
 * A whole municipality where a filter names towns: its id in every postcode, as `Ath|7800` is a town in one.
 * @example municipalityValue('ath') // 'ath|*'
 */
export const municipalityValue = (id: string): string => `${id}|*`;

/**
 * The id of the municipality that a town filter names; null if it names a town.
 * @example municipalityIn('ath|*') // 'ath'
 */
export const municipalityIn = (city: string): string | null => (city.endsWith('|*') ? city.slice(0, -2) : null);
