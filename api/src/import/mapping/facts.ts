import { HOME_HAS, type PropertyRecord } from '@facade/feed';
import type { EnergyLabel, Fact, FactGroup, FactGroupKey, FactKind, Goal } from '@facade/shared-domain/model';

type Row = readonly [key: string, kind: FactKind, field: keyof PropertyRecord, goal?: Goal];

/** By group, in reading order: key of the fact, how it is printed, field of the CRM, and the goal it is limited to, if any. */
const TABLE: Record<FactGroupKey, readonly Row[]> = {
  general: [],
  layout: [
    ['bedrooms', 'number', 'Bedrooms'],
    ['bathrooms', 'number', 'Bathrooms'],
    ['showers', 'number', 'Showers'],
    ['toilets', 'number', 'Toilets'],
    ['kitchen', 'text', 'Kitchen'],
    ['garages', 'number', 'Garages'],
    ['garage', 'yesNo', 'HasGarage'],
    ['parkings', 'number', 'Parkings'],
    ['parkingsOutside', 'number', 'ParkingsOutside'],
    ['parking', 'yesNo', 'HasParking'],
    ['floors', 'number', 'Floors'],
    ['floor', 'number', 'Floor'],
    ...Object.entries(HOME_HAS).map(([key, field]): Row => [key, 'yesNo', field]),
  ],
  surfaces: [
    ['livingArea', 'area', 'SurfaceLiving'],
    ['totalArea', 'area', 'SurfaceTotal'],
    ['landArea', 'area', 'SurfaceGround'],
    ['constructedArea', 'area', 'SurfaceConstructed'],
    ['terraceArea', 'area', 'SurfaceTerrace'],
    ['gardenArea', 'area', 'SurfaceGarden'],
    ['officeArea', 'area', 'SurfaceOffice'],
    ['storeArea', 'area', 'SurfaceStore'],
    ['frontWidth', 'length', 'FrontWidth'],
    ['plotWidth', 'length', 'PlotWidth'],
    ['facadeType', 'text', 'FacadeType'],
  ],
  energy: [
    ['kwhPerM2', 'number', 'EnergyPerformance'],
    ['energyTotal', 'number', 'EPCTotal'],
    ['co2Emission', 'number', 'CO2Emission'],
    ['epcCode', 'code', 'EPCCode'],
    ['epcEndDate', 'date', 'EPCEndDate'],
    ['eLevel', 'number', 'ELevel'],
  ],
  comfort: [
    ['heating', 'text', 'Heating'],
    ['glazing', 'text', 'Glazing'],
    ['gas', 'yesNo', 'HasGas'],
    ['water', 'yesNo', 'HasWater'],
    ['electricity', 'yesNo', 'HasElectricity'],
    ['drain', 'yesNo', 'HasDrain'],
  ],
  building: [
    ['constructionYear', 'code', 'ConstructionYear'],
    ['renovationYear', 'code', 'RenovationYear'],
    ['condition', 'text', 'Condition'],
    ['windowFrame', 'text', 'WindowFrame'],
    ['roofMaterial', 'text', 'RoofMaterial'],
    ['roofCondition', 'text', 'RoofCondition'],
    ['floorCoverings', 'list', 'FloorCoverings'],
    ['facadeOrientation', 'text', 'FacadeOrientation'],
    ['gardenOrientation', 'text', 'GardenOrientation'],
    ['terraceOrientation', 'text', 'TerraceOrientation'],
  ],
  legal: [
    ['permit', 'text', 'Permit'],
    ['summons', 'text', 'Summons'],
    ['allotmentPermit', 'text', 'AllotmentPermit'],
    ['preemptiveRight', 'text', 'PreemptiveRight'],
    ['judicialDecision', 'text', 'JudicialDecision'],
    ['areaDestination', 'text', 'AreaDestination'],
  ],
  flood: [
    ['floodZone', 'text', 'FloodZone'],
    ['floodPScore', 'code', 'FloodPScore'],
    ['floodGScore', 'code', 'FloodGScore'],
  ],
  certificates: [
    ['asbestosType', 'text', 'AsbestosType'],
    ['asbestosDate', 'date', 'AsbestosDate'],
    ['groundCertificate', 'text', 'GroundCertificate'],
    ['electricityCertificate', 'text', 'ElectricityCertificate'],
    ['electricityCertificateDate', 'date', 'ElectricityCertificateDate'],
    ['gasCertificate', 'text', 'GasCertificate'],
  ],
  costs: [
    ['chargesOwner', 'price', 'ChargesOwner', 'sale'],
    ['notaryFees', 'price', 'NotaryFees', 'sale'],
    ['registeredRights', 'price', 'RegisteredRights', 'sale'],
    ['vatRegime', 'text', 'VatRegime', 'sale'],
    ['vatRate', 'percentage', 'VatRate', 'sale'],
    ['vatAmount', 'price', 'VatAmount', 'sale'],
    ['realEstateTax', 'price', 'RealEstateTax'],
    ['cadastralIncome', 'price', 'CadastralIncome'],
    ['garagePrice', 'price', 'GaragePrice'],
  ],
  rental: [
    ['chargesRenter', 'price', 'ChargesRenter', 'rent'],
    ['deposit', 'price', 'Deposit', 'rent'],
    ['agencyCost', 'price', 'AgencyCost', 'rent'],
    ['inventoryCost', 'price', 'InventoryCost', 'rent'],
    ['contractType', 'text', 'ContractType', 'rent'],
  ],
  annuity: [
    ['annuityMonthly', 'price', 'AnnuityMonthly'],
    ['annuityAge1', 'number', 'AnnuityAge1'],
    ['annuityAge2', 'number', 'AnnuityAge2'],
    ['annuityOccupied', 'yesNo', 'AnnuityOccupied'],
    ['annuityMaxYears', 'number', 'AnnuityMaxYears'],
  ],
  availability: [
    ['availability', 'text', 'Availability'],
    ['availabilityDate', 'date', 'AvailabilityDate'],
  ],
};

/** Fields of the CRM by the keys of the facts. */
const FIELDS = new Map(
  Object.values(TABLE)
    .flat()
    .map(([key, , field]) => [key, field]),
);

const KEYS = new Map([...FIELDS].map(([key, field]): [string, string] => [field, key])).set(
  'EPCLabelText',
  'energyLabel',
);

/** Key of the fact that a field of the CRM becomes; undefined if it is none. */
export const factFrom = (field: string): string | undefined => KEYS.get(field);

/** The field of the CRM that a fact comes from. */
export const fieldOf = (key: string): string => (key === 'energyLabel' ? 'EPCLabelText' : (FIELDS.get(key) ?? key));

/** Amounts that would reveal an unpublished price. */
const REVEALS_PRICE = new Set([
  'annuityMonthly',
  'vatAmount',
  'notaryFees',
  'registeredRights',
  'deposit',
  'agencyCost',
]);

/** The labelled values of a property, group by group; unknown values and empty groups are left out. */
export function factGroups(
  record: PropertyRecord,
  known: { goal: Goal; reference: string; energy: EnergyLabel | null; priceIsPublic: boolean },
): FactGroup[] {
  const first: Partial<Record<FactGroupKey, Fact[]>> = {
    general: [
      { key: 'reference', kind: 'code', value: known.reference },
      { key: 'goal', kind: 'text', value: known.goal },
    ],
    energy: known.energy ? [{ key: 'energyLabel', kind: 'energy', value: known.energy.band }] : [],
  };
  return (Object.keys(TABLE) as FactGroupKey[])
    .map((key) => ({ key, facts: [...(first[key] ?? []), ...rowsToFacts(TABLE[key], record, known)] }))
    .filter((group) => group.facts.length > 0);
}

function rowsToFacts(
  rows: readonly Row[],
  record: PropertyRecord,
  known: { goal: Goal; priceIsPublic: boolean },
): Fact[] {
  return rows.flatMap(([key, kind, field, goal]) => {
    if (goal && goal !== known.goal) return [];
    if (!known.priceIsPublic && REVEALS_PRICE.has(key)) return [];
    const value = record[field] as Fact['value'] | null;
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    return [{ key, kind, value }];
  });
}
