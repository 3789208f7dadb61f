import type { City } from '@facade/shared-domain/model';

/** Tells towns of one name apart: "Aat (7800)". */
export const townLabel = ({ label, zip }: Pick<City, 'label' | 'zip'>): string => `${label} (${zip})`;
