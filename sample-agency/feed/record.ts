/**
 * The feed as the CRM of the agency sends it: one JSON document, one record per property and language.
 * Numbers are numbers; an unknown value is `null`, an empty text is `''`. Codes are those of `codes.ts`.
 */
import type * as Code from './codes.ts';

/** Languages the agency writes its records in. */
export type FeedLanguage = 'nl' | 'fr';

export interface Feed {
  /** ISO time of the export. */
  generatedAt: string;
  /** One record per property per language: both share `ID`. */
  properties: PropertyRecord[];
  /** One record per project per language. */
  projects: ProjectRecord[];
  /** One record per category per language (nl, fr, en, de). */
  categories: CategoryRecord[];
  ribbons: RibbonRecord[];
  agents: AgentRecord[];
  /** One record per town per language; every town of the region, also those without a property. */
  cities: CityRecord[];
  /** Sample agency only: a real feed never carries a password. */
  owners: OwnerRecord[];
}

export type FourLanguages = Record<'nl' | 'fr' | 'en' | 'de', string>;

export interface PictureItem {
  /** Relative to the feed file: `pictures/p4321-1.svg`. */
  Url: string;
  Width: number;
  Height: number;
  ID: string;
  Name: string;
}

export interface PictureRecord {
  ID: string;
  /** File name in the folder `pictures` beside the feed. */
  File: string;
  /** In the language of the record. */
  Alt: string;
  /** Average colour `#rrggbb` where the CRM knows it. */
  Color?: string;
}

export interface DocumentRecord {
  /** In the language of the record. */
  Title: string;
  Kind: Code.DocumentKind;
}

export interface PropertyRecord extends PropertyFacts {
  ID: number;
  language: FeedLanguage;
  /** 0 sale, 1 rent. */
  Goal: 0 | 1;
  /** `STATUS` of codes.ts: 1 active, 2 sold, 4 rented. The only source of availability. */
  Status: number;
  /** Official name of the town, the same in both languages; `''` where the agency keeps it to itself. */
  City: string;
  Zip: string;
  /** 10 Belgium, 50 Luxembourg. */
  CountryID: number;
  CountryName: string;
  /** Free headline; in French often with the asking price. `''` possible. */
  TypeDescription: string;
  /** Type in the language of the record ("woning"); `''` possible. */
  MainTypeName: string;
  /** Main category. */
  WebID: number;
  /** Every category, comma-separated, the main one first: `"9,1"`. */
  WebIDs: string;
  /** Name of the record in the CRM. */
  RecordFile: string;
  /** Project this unit belongs to. */
  ProjectID: number | null;
  /** Number of the unit in its project ("1.2"). */
  UnitNumber: string;
  /** Ribbon id; says nothing of availability. */
  Marquee: number;
  /** Ribbon name in the language of the record. */
  MarqueeName: string;
  /** Link to a site of its own; `''` for none. */
  ExternalWeb: string;
  VideoUrl: string;
  VirtualTourUrl: string;
  SmallPictureItem: PictureItem;
  XLargePictureItem: PictureItem;
  /** The first one is the main picture. */
  Pictures: PictureRecord[];
  Street: string;
  HouseNumber: string;
  BoxNr: string;
  /** False: street, number and exact point are not to be shown. */
  PublishAddress: boolean;
  /** WGS84 degrees. */
  Lat: number | null;
  Lng: number | null;
  /** ISO dates. */
  CreateDate: string;
  ModifyDate: string;
  /** Plain text; paragraphs are separated by an empty line. `''` possible. */
  Description: string;
  Documents: DocumentRecord[];
  AgentID: number;
}

/** The facts of a property that are the same in every language. Areas in m², lengths in metres, money in euro. */
export interface PropertyFacts {
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
  /** Storeys of the building. */
  Floors: number | null;
  /** Storey an apartment is on; 0 is the ground floor. */
  Floor: number | null;
  Lift: boolean | null;
  Cellar: boolean | null;
  Terrace: boolean | null;
  Garden: boolean | null;
  Attic: boolean | null;
  Furnished: boolean | null;
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

export interface ProjectRecord {
  ID: number;
  language: FeedLanguage;
  Goal: 0;
  Name: string;
  City: string;
  Zip: string;
  /** Category of the units as text; `''` where nothing is for sale yet. */
  WebID: string;
  /** Name the URL is made of; `''` possible. */
  WebIDName: string;
  /** Reference of the project on the web. */
  ProjectWebID: string;
  /** `pictures/j79-1.svg` */
  SmallPicture: string;
  Pictures: PictureRecord[];
  /** Lowest and highest published price of the units still for sale, before VAT. */
  PriceMin: number | null;
  PriceMax: number | null;
  /** Units of the project in this feed. */
  UnitCount: number;
  DeliveryDate: string | null;
  Description: string;
  Documents: DocumentRecord[];
  Street: string;
  Lat: number;
  Lng: number;
  AgentID: number;
}

export interface CategoryRecord {
  ID: number;
  WebID: number;
  Name: string;
  ShowOrder: number;
  /** Offered for sale, for rent. */
  Sale: boolean;
  Rent: boolean;
  language: 'nl' | 'fr' | 'en' | 'de';
}

export interface RibbonRecord {
  id: number;
  name: FourLanguages;
  tone: 'neutral' | 'positive' | 'attention' | 'closed';
  showOnMap: boolean;
}

export interface AgentRecord {
  ID: number;
  Name: string;
  Role: FourLanguages;
  /** E.164. */
  Phone: string;
  Email: string;
}

export interface CityRecord {
  /** Official name, used in URLs. */
  Name: string;
  /** Name in the language of the record ("Aat"). */
  Label: string;
  /** Every other name a visitor may type. */
  Aliases: string[];
  Zip: string;
  CountryID: number;
  CountryName: string;
  /** Main municipality ("Ath" for Maffle). */
  Municipality: string;
  PropertyCount: number;
  Lat: number;
  Lng: number;
  language: FeedLanguage;
}

export interface OwnerRecord {
  name: string;
  email: string;
  password: string;
  propertyIds: number[];
}
