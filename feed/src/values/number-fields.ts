/** What the numbers of a field can be. */
export interface NumberField {
  /** What a number may be at all. */
  least: number;
  most: number;
  /** What a written number may be: `150.000` as a price is no 150. */
  likely: readonly [least: number, most: number];
  isWhole?: boolean;
  unit?: Unit;
  /** A written 0 says that it is unknown. */
  isNothingAtZero?: boolean;
}

/** What may stand beside a number. */
export type Unit = 'euro' | 'monthly' | 'area' | 'length' | 'energy' | 'percent' | 'rooms' | 'degrees' | 'floor';

const field = (least: number, most: number, more: Partial<NumberField> = {}): NumberField => ({
  likely: [least, most],
  ...{ least, most, ...more },
});

const count = field(0, 99, { isWhole: true, unit: 'rooms' });
const area = (likely: readonly [number, number]) => field(0, 1e8, { likely, unit: 'area', isNothingAtZero: true });
const money = (least: number, most: number, unit: Unit = 'euro') => field(0, 1e8, { likely: [least, most], unit });
const year = field(1000, 2100, { isWhole: true });

export const SALE_PRICE = field(0, 1e8, { likely: [1000, 1e8], unit: 'euro' });
export const RENT = field(0, 1e6, { likely: [20, 1e6], unit: 'monthly' });

/** Fields of a home or project with a number, by what is plausible in Belgium and around it. `Price` depends on the goal. */
export const NUMBER_FIELDS: Readonly<Record<string, NumberField>> = {
  Lat: field(-90, 90, { unit: 'degrees' }),
  Lng: field(-180, 180, { unit: 'degrees' }),
  ...Object.fromEntries(
    ['Bedrooms', 'Showers', 'Toilets', 'Garages', 'Parkings', 'ParkingsOutside'].map((name) => [name, count]),
  ),
  Bathrooms: field(0, 99, { unit: 'rooms' }),
  Floors: field(0, 200, { isWhole: true }),
  Floor: field(-9, 199, { isWhole: true, unit: 'floor' }),
  SurfaceTotal: area([8, 100_000]),
  SurfaceLiving: area([8, 5000]),
  SurfaceGround: area([5, 1e8]),
  SurfaceTerrace: area([1, 2000]),
  SurfaceGarden: area([1, 1e6]),
  SurfaceConstructed: area([5, 100_000]),
  SurfaceOffice: area([2, 100_000]),
  SurfaceStore: area([2, 100_000]),
  FrontWidth: field(0, 10_000, { likely: [1, 500], unit: 'length' }),
  PlotWidth: field(0, 10_000, { likely: [1, 500], unit: 'length' }),
  EnergyPerformance: field(-1000, 5000, { unit: 'energy', likely: [-500, 3000] }),
  EPCTotal: field(-1e6, 1e8, { unit: 'energy', likely: [50, 1e7] }),
  CO2Emission: field(-1000, 1e6, { likely: [0, 1e5] }),
  ELevel: field(-500, 1000),
  ConstructionYear: year,
  RenovationYear: year,
  ChargesOwner: money(1, 20_000, 'monthly'),
  ChargesRenter: money(1, 20_000, 'monthly'),
  NotaryFees: money(50, 1e6),
  RegisteredRights: money(50, 1e7),
  VatRate: field(0, 100, { unit: 'percent' }),
  VatAmount: money(50, 1e7),
  RealEstateTax: money(20, 1e6),
  CadastralIncome: money(20, 1e6),
  Deposit: money(20, 1e6),
  AgencyCost: money(10, 1e6),
  InventoryCost: money(10, 1e5),
  GaragePrice: money(10, 1e6),
  AnnuityMonthly: money(20, 1e5, 'monthly'),
  AnnuityAge1: field(0, 130, { isWhole: true }),
  AnnuityAge2: field(0, 130, { isWhole: true }),
  AnnuityMaxYears: field(0, 130, { isWhole: true }),
};
