import type { Language } from '../model/index.ts';

const BOX: Record<Language, string> = { nl: 'bus', fr: 'bte', en: 'box', de: 'Bfk.' };

/** The parts of an address as the CRM gives them. */
export interface AddressParts {
  street?: string | null;
  houseNumber?: string | number | null;
  boxNr?: string | number | null;
  zip?: string | number | null;
  city?: string | null;
  /** Printed where given; leave it out for Belgium. */
  countryName?: string | null;
  /** False where the agency hides it: then the town alone is shown. */
  publishAddress?: boolean | null;
}

/**
 * An address on one line, without the parts that are missing. Empty where nothing is known.
 * @example formatAddress({ street: 'Rue du Moulin', houseNumber: 12, boxNr: 'B', zip: 7800, city: 'Ath' }, 'fr')
 * // 'Rue du Moulin 12 bte B, 7800 Ath'
 */
export function formatAddress(address: AddressParts, language: Language): string {
  const { zip, city, countryName, publishAddress } = address;
  const street = publishAddress === false ? '' : formatStreet(address, language);
  return join(', ', [street, join(' ', [zip, city]), countryName]);
}

/** Street, number and box; empty without a street, because a number alone says nothing. */
export function formatStreet({ street, houseNumber, boxNr }: AddressParts, language: Language): string {
  if (!join('', [street])) return '';
  const box = join('', [boxNr]);
  return join(' ', [street, houseNumber, box && `${BOX[language]} ${box}`]);
}

const join = (separator: string, parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '')
    .join(separator);
