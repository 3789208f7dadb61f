import type { City } from '@facade/shared-domain/model';

/** Distinguishes towns of one name: "Aat (7800)". */
export const townWithPostcode = ({ label, zip }: Pick<City, 'label' | 'zip'>): string => `${label} (${zip})`;
