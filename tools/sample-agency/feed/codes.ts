/**
 * Closed lists of the feed. A code is the same in every language; the site translates it (`values.<fact>.<code>`).
 * Kept as arrays so that an importer can check a value and a test can walk them.
 */

/** Status of a record in the CRM. Only 1, 2 and 4 are public. */
export const STATUS = { prospect: 0, active: 1, sold: 2, cancelled: 3, rented: 4, inactive: 5, reference: 6 } as const;

/** How `Price` is to be read: 0 the whole price, 1 a month, 7 "starting from". */
export const PRICE_UNIT = { total: 0, month: 1, startingFrom: 7 } as const;

/** Country of the CRM. */
export const COUNTRY = { belgium: 10, luxembourg: 50 } as const;

export const YES_NO_REQUEST = ['yes', 'no', 'onRequest'] as const;
export const FACADE_TYPES = ['open', 'halfOpen', 'closed'] as const;
export const CONDITIONS = ['new', 'excellent', 'good', 'toRefresh', 'toRenovate'] as const;
export const KITCHENS = ['none', 'basic', 'fitted', 'hyperEquipped'] as const;
export const HEATINGS = [
  'gasCondensing',
  'gas',
  'oil',
  'heatPump',
  'pellets',
  'electric',
  'collectiveGas',
  'stove',
  'none',
] as const;
export const GLAZINGS = ['single', 'double', 'highEfficiency', 'triple', 'mixed'] as const;
export const WINDOW_FRAMES = ['pvc', 'wood', 'aluminium', 'steel', 'mixed'] as const;
export const ROOF_MATERIALS = ['tiles', 'slates', 'flatMembrane', 'corrugatedSheets', 'zinc'] as const;
export const ROOF_CONDITIONS = ['new', 'good', 'toCheck', 'toReplace'] as const;
export const FLOOR_COVERINGS = [
  'tiles',
  'parquet',
  'laminate',
  'cementTiles',
  'vinyl',
  'concrete',
  'naturalStone',
] as const;
export const ORIENTATIONS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export const AREA_DESTINATIONS = [
  'residential',
  'ruralResidential',
  'agricultural',
  'forest',
  'economicActivity',
  'mixedResidential',
] as const;
/** Flanders: delimited areas of the decree. Wallonia: the flood hazard map. `none` in both. */
export const FLOOD_ZONES = [
  'none',
  'delimitedFloodArea',
  'delimitedBankZone',
  'hazardVeryLow',
  'hazardLow',
  'hazardMedium',
  'hazardHigh',
] as const;
/** Flemish flood scores of the plot (P) and the building (G): A no risk … D highest. */
export const FLOOD_SCORES = ['A', 'B', 'C', 'D'] as const;
/** Flemish asbestos certificate, compulsory at a sale for buildings from before 2001. */
export const ASBESTOS_TYPES = ['asbestosSafe', 'notAsbestosSafe', 'notRequired'] as const;
export const INSTALLATION_CERTIFICATES = ['compliant', 'notCompliant', 'onRequest', 'notApplicable'] as const;
export const GROUND_CERTIFICATES = ['notListed', 'listed', 'onRequest'] as const;
export const VAT_REGIMES = ['registration', 'vatAndRegistration', 'noVat'] as const;
export const CONTRACT_TYPES = ['mainResidence9', 'mainResidence3', 'commercial9', 'commonLaw'] as const;
export const AVAILABILITIES = ['atDeed', 'immediately', 'fromDate', 'toAgree', 'atDelivery'] as const;
export const DOCUMENT_KINDS = ['plan', 'certificate', 'brochure', 'other'] as const;

export type YesNoRequest = (typeof YES_NO_REQUEST)[number];
export type FacadeType = (typeof FACADE_TYPES)[number];
export type Condition = (typeof CONDITIONS)[number];
export type Kitchen = (typeof KITCHENS)[number];
export type Heating = (typeof HEATINGS)[number];
export type Glazing = (typeof GLAZINGS)[number];
export type WindowFrame = (typeof WINDOW_FRAMES)[number];
export type RoofMaterial = (typeof ROOF_MATERIALS)[number];
export type RoofCondition = (typeof ROOF_CONDITIONS)[number];
export type FloorCovering = (typeof FLOOR_COVERINGS)[number];
export type Orientation = (typeof ORIENTATIONS)[number];
export type AreaDestination = (typeof AREA_DESTINATIONS)[number];
export type FloodZone = (typeof FLOOD_ZONES)[number];
export type FloodScore = (typeof FLOOD_SCORES)[number];
export type AsbestosType = (typeof ASBESTOS_TYPES)[number];
export type InstallationCertificate = (typeof INSTALLATION_CERTIFICATES)[number];
export type GroundCertificate = (typeof GROUND_CERTIFICATES)[number];
export type VatRegime = (typeof VAT_REGIMES)[number];
export type ContractType = (typeof CONTRACT_TYPES)[number];
export type AvailabilityCode = (typeof AVAILABILITIES)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
