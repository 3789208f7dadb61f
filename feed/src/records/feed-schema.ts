/** The feed with the CRM's field names. Only this file and the mappers (`map-property.ts` and others) use them. */
import { z } from 'zod';
import { code, date, fields, flag, id, list, number, reference, text } from './feed-fields.ts';

const whole = z.int({ error: 'number' }).nonnegative();
const language = z.enum(['nl', 'fr', 'en', 'de'], { error: 'language' });
const localized = z.partialRecord(language, z.string());

const picture = z.object({ ID: text, File: text, Url: text, Alt: text, Name: text, Color: text, Plan: flag });
const document = z.object({
  Title: text,
  Kind: z.enum(['plan', 'certificate', 'brochure', 'other']).catch('other'),
  Public: flag,
  File: text,
  Url: text,
});
export type DocumentEntry = z.infer<typeof document>;

const datedPrice = z.object({ Date: date, Price: number });

/** What a home has or has not, by the keys of the facts, in reading order. */
export const HOME_HAS = {
  lift: 'Lift',
  cellar: 'Cellar',
  attic: 'Attic',
  terrace: 'Terrace',
  garden: 'Garden',
  furnished: 'Furnished',
  swimmingPool: 'SwimmingPool',
  solarPanels: 'SolarPanels',
} as const;

/** Fields with a date. */
export const DATE_FIELDS = [
  ...['CreateDate', 'ModifyDate', 'EPCEndDate', 'AsbestosDate', 'ElectricityCertificateDate', 'AvailabilityDate'],
] as const;

/** Fields with yes or no; `OffMarket` is checked apart, because it must not be left out. */
export const FLAG_FIELDS = [
  ...['PublishPrice', 'PublishAddress', 'HasGas', 'HasWater', 'HasElectricity', 'HasDrain', 'HasGarage', 'HasParking'],
  ...['AnnuityOccupied', ...Object.values(HOME_HAS)],
];

/** Texts of one line. */
export const LINE_FIELDS = ['TypeDescription', 'MainTypeName', 'City', 'Street', 'Name'] as const;

/** Value of `PriceUnit`: the price is for a month. */
export const A_MONTH = 1;

/** One record per property and language. Only ID, language and Goal are required. */
export const propertyRecord = z.object({
  ID: id,
  language,
  Goal: whole,
  Status: z.preprocess((value) => value ?? 1, whole),
  WebIDs: text,
  WebID: number,
  ProjectID: reference,
  Marquee: number,
  PublishPrice: flag,
  PublishAddress: flag,
  OffMarket: flag,
  Region: z.enum(['flanders', 'wallonia', 'brussels']).nullish().catch(null),
  Pictures: list(picture),
  XLargePictureItem: picture.nullish(),
  Documents: list(document),
  PriceHistory: list(datedPrice),
  FloorCoverings: list(z.string()),
  ...fields(
    ['City', 'Zip', 'TypeDescription', 'MainTypeName', 'RecordFile', 'UnitNumber', 'Street', 'HouseNumber'],
    text,
  ),
  ...fields(['BoxNr', 'Description', 'VideoUrl', 'VirtualTourUrl', 'AgentID', 'EPCLabelText', 'EPCCode'], text),
  ...fields(['CreateDate', 'ModifyDate', 'EPCEndDate', 'AsbestosDate', 'ElectricityCertificateDate'], date),
  ...fields(['AvailabilityDate'], date),
  ...fields(['CountryID', 'Lat', 'Lng', 'Price', 'PriceUnit', 'Bedrooms', 'Bathrooms', 'Showers', 'Toilets'], number),
  ...fields(['Garages', 'Parkings', 'ParkingsOutside', 'Floors', 'Floor', 'SurfaceTotal', 'SurfaceLiving'], number),
  ...fields(['SurfaceGround', 'SurfaceTerrace', 'SurfaceGarden', 'SurfaceConstructed', 'SurfaceOffice'], number),
  ...fields(['SurfaceStore', 'FrontWidth', 'PlotWidth', 'EnergyPerformance', 'EPCTotal', 'CO2Emission'], number),
  ...fields(['ELevel', 'ConstructionYear', 'RenovationYear', 'ChargesOwner', 'ChargesRenter', 'NotaryFees'], number),
  ...fields(['RegisteredRights', 'VatRate', 'VatAmount', 'RealEstateTax', 'CadastralIncome', 'Deposit'], number),
  ...fields(['AgencyCost', 'InventoryCost', 'GaragePrice', 'AnnuityMonthly', 'AnnuityAge1', 'AnnuityAge2'], number),
  ...fields(['AnnuityMaxYears'], number),
  ...fields(Object.values(HOME_HAS), flag),
  ...fields(['HasGas', 'HasWater', 'HasElectricity', 'HasDrain', 'HasGarage', 'HasParking', 'AnnuityOccupied'], flag),
  ...fields(['Kitchen', 'FacadeType', 'Condition', 'Heating', 'Glazing', 'WindowFrame', 'RoofMaterial'], code),
  ...fields(
    ['RoofCondition', 'FacadeOrientation', 'GardenOrientation', 'TerraceOrientation', 'Permit', 'Summons'],
    code,
  ),
  ...fields(['AllotmentPermit', 'PreemptiveRight', 'JudicialDecision', 'AreaDestination', 'FloodZone'], code),
  ...fields(['FloodPScore', 'FloodGScore', 'AsbestosType', 'GroundCertificate', 'ElectricityCertificate'], code),
  ...fields(['GasCertificate', 'VatRegime', 'Availability', 'ContractType'], code),
});
export type PropertyRecord = z.infer<typeof propertyRecord>;

export const projectRecord = z.object({
  ID: id,
  language,
  ...fields(['Name', 'City', 'Zip', 'WebIDName', 'Description', 'AgentID', 'SmallPicture'], text),
  ...fields(['Lat', 'Lng'], number),
  DeliveryDate: date,
  Pictures: list(picture),
  Documents: list(document),
});
export type ProjectRecord = z.infer<typeof projectRecord>;

export const categoryRecord = z.object({ WebID: whole, Name: text, ShowOrder: number, language });
export type CategoryRecord = z.infer<typeof categoryRecord>;

export const ribbonRecord = z.object({
  id: whole,
  name: localized,
  tone: z.enum(['neutral', 'positive', 'attention', 'closed']).catch('neutral'),
  showOnMap: z.boolean().catch(true),
});
export type RibbonRecord = z.infer<typeof ribbonRecord>;

export const agentRecord = z.object({
  ID: text,
  Role: localized.catch({}),
  Picture: text,
  ...fields(['Name', 'Phone', 'Email'], text),
});
export type AgentRecord = z.infer<typeof agentRecord>;

export const cityRecord = z.object({
  Name: text,
  Label: text,
  Zip: text,
  Aliases: list(z.string()),
  language,
  ...fields(['Lat', 'Lng'], number),
});
export type CityRecord = z.infer<typeof cityRecord>;

export const ownerRecord = z.object({
  name: z.string().min(1),
  email: z.email(),
  password: z.string().min(8),
  propertyIds: z.array(id),
});
