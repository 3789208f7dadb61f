/** Ids of parts of a page that other parts link to. */
export const ENQUIRY_ID = 'enquiry';
export const LOAN_ID = 'mortgage';
export const UNITS_ID = 'units';
export const OTHER_UNITS_ID = 'otherUnits';
export const DESCRIPTION_ID = 'description';
export const MEDIA_ID = 'media';
export const ENERGY_ID = 'energy';
export const FACTS_ID = 'facts';
export const LOCATION_ID = 'location';
export const COSTS_ID = 'costs';
export const DOCUMENTS_ID = 'documents';
export const FLOORS_ID = 'floors';

/** Parts that the bar of sections leads to; each id is also the key of its name (`sections.facts`). */
export type Part =
  | typeof DESCRIPTION_ID
  | typeof MEDIA_ID
  | typeof ENERGY_ID
  | typeof FACTS_ID
  | typeof OTHER_UNITS_ID
  | typeof LOCATION_ID
  | typeof COSTS_ID
  | typeof DOCUMENTS_ID
  | typeof ENQUIRY_ID
  | typeof UNITS_ID
  | typeof FLOORS_ID;
