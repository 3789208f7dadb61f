import { nameKey } from '@facade/shared-domain/listing/query/search-words';

/** The key of an address's street, without its house number: "Rue de la Gare 7" is in "ruedelagare". */
export const streetKey = (address: string): string => nameKey(address.replace(/[\s,]+\d.*$/, ''));
