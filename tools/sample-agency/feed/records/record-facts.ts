import type * as Code from '../codes.ts';

/** What a home has or has not. */
export const HOME_HAS = [
  'Lift',
  'Cellar',
  'Terrace',
  'Garden',
  'Attic',
  'Furnished',
  'SwimmingPool',
  'SolarPanels',
] as const;

type HomeHas = Record<(typeof HOME_HAS)[number], boolean | null>;

/** The facts of a property that are the same in every language. Areas in m², lengths in metres, money in euro. */
export interface PropertyFacts extends HomeHas {
  // Price
  /** Sale price, rent a month, or the bouquet of a life annuity; before VAT where `VatRegime` is `vatAndRegistration`. */
  Price: number | null;
  PublishPrice: boolean;
  /** `PRICE_UNIT` of codes.ts: 0 total, 1 a month, 7 starting from. */
  PriceUnit: number;
  /** Reading of the unit in the language of the record ("/ maand"); `''` for a total. */
  PriceUnitText: string;

  // Layout
  Bedrooms: number | null;
  Bathrooms: number | null;
  Showers: number | null;
  Toilets: number | null;
  Garages: number | null;
  /** All parking places, the outside ones included. */
  Parkings: number | null;
  ParkingsOutside: number | null;
  /** Also known where the number of places is not. */
  HasGarage: boolean | null;
  HasParking: boolean | null;
  /** Storeys of the building. */
  Floors: number | null;
  /** Storey an apartment is on; 0 is the ground floor. */
  Floor: number | null;
  Kitchen: Code.Kitchen | null;

  // Surfaces
  /** Gross floor area, cellar and attic included. */
  SurfaceTotal: number | null;
  SurfaceLiving: number | null;
  /** The plot. */
  SurfaceGround: number | null;
  SurfaceTerrace: number | null;
  SurfaceGarden: number | null;
  /** Footprint of the buildings. */
  SurfaceConstructed: number | null;
  SurfaceOffice: number | null;
  SurfaceStore: number | null;
  FrontWidth: number | null;
  PlotWidth: number | null;
  FacadeType: Code.FacadeType | null;

  // Energy
  /** kWh per m² a year, as on the certificate. */
  EnergyPerformance: number | null;
  /** Label printed on the certificate: `A++`, `B`, `C-`. `''` where there is none. */
  EPCLabelText: string;
  /** kWh a year. */
  EPCTotal: number | null;
  /** kg per m² a year. */
  CO2Emission: number | null;
  EPCCode: string;
  /** ISO date. */
  EPCEndDate: string | null;
  /** Flemish E-level of new construction, Walloon Ew likewise. */
  ELevel: number | null;
  HasGas: boolean | null;
  HasWater: boolean | null;
  HasElectricity: boolean | null;
  HasDrain: boolean | null;

  // Building
  ConstructionYear: number | null;
  RenovationYear: number | null;
  Condition: Code.Condition | null;
  Heating: Code.Heating | null;
  Glazing: Code.Glazing | null;
  WindowFrame: Code.WindowFrame | null;
  RoofMaterial: Code.RoofMaterial | null;
  RoofCondition: Code.RoofCondition | null;
  FloorCoverings: Code.FloorCovering[];
  /** Where the street front looks. */
  FacadeOrientation: Code.Orientation | null;
  GardenOrientation: Code.Orientation | null;
  TerraceOrientation: Code.Orientation | null;

  // Legal
  /** A building permit was issued. */
  Permit: Code.YesNoRequest | null;
  /** A summons for a planning offence is pending. */
  Summons: Code.YesNoRequest | null;
  AllotmentPermit: Code.YesNoRequest | null;
  PreemptiveRight: Code.YesNoRequest | null;
  /** A judicial restoration order exists. */
  JudicialDecision: Code.YesNoRequest | null;
  AreaDestination: Code.AreaDestination | null;

  // Flood and asbestos
  FloodZone: Code.FloodZone | null;
  /** Flanders only. */
  FloodPScore: Code.FloodScore | null;
  /** Flanders only; null without a building. */
  FloodGScore: Code.FloodScore | null;
  /** Flanders only. */
  AsbestosType: Code.AsbestosType | null;
  AsbestosDate: string | null;

  // Certificates
  GroundCertificate: Code.GroundCertificate | null;
  ElectricityCertificate: Code.InstallationCertificate | null;
  ElectricityCertificateDate: string | null;
  GasCertificate: Code.InstallationCertificate | null;

  // Costs
  /** Common charges of the owner, a month. */
  ChargesOwner: number | null;
  /** Charges of the tenant, a month, on top of the rent. */
  ChargesRenter: number | null;
  /** Estimate of the notary's fee, VAT included. */
  NotaryFees: number | null;
  /** Registration duty on the land share of new construction; null elsewhere, the site computes it. */
  RegisteredRights: number | null;
  VatRegime: Code.VatRegime | null;
  /** Percent. */
  VatRate: number | null;
  /** Euro of VAT on the construction share. */
  VatAmount: number | null;
  /** Property tax a year. */
  RealEstateTax: number | null;
  /** Not indexed, a year. */
  CadastralIncome: number | null;
  Deposit: number | null;
  AgencyCost: number | null;
  /** The tenant's half of the inventory of fixtures. */
  InventoryCost: number | null;
  /** Price of a garage that can be taken with it; a month for rent. */
  GaragePrice: number | null;

  // Availability and lease
  Availability: Code.AvailabilityCode | null;
  AvailabilityDate: string | null;
  ContractType: Code.ContractType | null;

  // Life annuity
  /** Euro a month, indexed. */
  AnnuityMonthly: number | null;
  AnnuityAge1: number | null;
  /** Second life; null with one seller. */
  AnnuityAge2: number | null;
  AnnuityOccupied: boolean | null;
  /** Longest term of the payments in years; null for life. */
  AnnuityMaxYears: number | null;
}
