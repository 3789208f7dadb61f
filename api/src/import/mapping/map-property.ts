import type { PropertyRecord } from '@facade/feed';
import { energyLabelOf } from '@facade/shared-domain/energy';
import { availabilityOf, goalOf } from '@facade/shared-domain/goal';
import type { Goal, Price, Region } from '@facade/shared-domain/model';
import { BELGIUM, regionOf } from '@facade/shared-domain/places/region';
import type { PropertyTexts, StoredCity, StoredPictureUse, StoredProperty } from '../../platform/index.ts';
import { placeOf } from '../places/place-of.ts';
import { factGroups } from './facts.ts';
import { mapDocument } from './map-document.ts';
import { mediaLinks } from './media-links.ts';

/** Categories people live in: house, new apartment, single-storey house, life annuity, apartment. */
const DWELLINGS = new Set([1, 2, 9, 10, 12]);

/** Lookups for the mapper outside the record. */
export interface PropertyContext {
  /** Numbers of the home and its project on this site. */
  id: number;
  projectId: number | null;
  findCity(zip: string, name: string): StoredCity | undefined;
  pictures: StoredPictureUse[];
  /** The date of records without one. */
  now: string;
}

/** Whether a status of the CRM is public. */
export function isPublic(record: Pick<PropertyRecord, 'Status'>): boolean {
  return availabilityOf(record.Status) !== null;
}

/**
 * Maps a property of the CRM to the domain. The only place that does this.
 * @param records the records of one property, one per language; facts are read from the first
 */
export function mapProperty(
  records: readonly [PropertyRecord, ...PropertyRecord[]],
  context: PropertyContext,
): StoredProperty {
  const [record] = records;
  const goal = goalOf(record.Goal);
  const countryId = record.CountryID ?? BELGIUM;
  const region = mapRegion(record, countryId);
  const categoryIds = mapCategories(record);
  const isDwelling = DWELLINGS.has(categoryIds[0] ?? 0);
  const reference = record.ID;
  const energy = energyLabelOf({
    region,
    isDwelling,
    certificateLabel: record.EPCLabelText,
    kwhPerM2: record.EnergyPerformance,
  });
  const priceIsPublic = record.PublishPrice !== false;
  return {
    id: context.id,
    reference,
    goal,
    availability: availabilityOf(record.Status) ?? 'available',
    countryId,
    region,
    zip: record.Zip,
    city: record.City,
    ...mapStreet(record),
    location: placeOf(record, context.findCity).location,
    price: mapPrice(record, goal, priceIsPublic),
    ...(priceIsPublic && mapHistory(record)),
    ribbonId: record.Marquee || null,
    bedrooms: record.Bedrooms,
    bathrooms: record.Bathrooms,
    livingArea: record.SurfaceLiving,
    landArea: record.SurfaceGround,
    energy,
    isDwelling,
    categoryIds,
    projectId: context.projectId,
    unitNumber: record.UnitNumber,
    floor: record.Floor,
    terraceArea: record.SurfaceTerrace,
    pictures: context.pictures,
    groups: factGroups(record, { goal, reference, energy, priceIsPublic }),
    texts: Object.fromEntries(records.map((one) => [one.language, mapTexts(one)])),
    ...mediaLinks(record),
    agentId: record.AgentID || null,
    cadastralIncome: record.CadastralIncome,
    publishedAt: moment(record.CreateDate ?? record.ModifyDate ?? context.now),
    modifiedAt: moment(record.ModifyDate ?? record.CreateDate ?? context.now),
  };
}

function mapTexts(record: PropertyRecord): PropertyTexts {
  return {
    headline: record.TypeDescription,
    typeName: record.MainTypeName,
    description: record.Description,
    documents: record.Documents.map((one) => ({ ...mapDocument(one), kind: one.Kind })),
  };
}

/** "9,1" → [9, 1], the main category first and each once. */
function mapCategories(record: PropertyRecord): number[] {
  const codes = record.WebIDs.split(',').map((code) => Number.parseInt(code, 10));
  return [...new Set([record.WebID ?? 0, ...codes])].filter((code) => code > 0);
}

function mapPrice(record: PropertyRecord, goal: Goal, isPublic: boolean): Price {
  return {
    amount: isPublic ? record.Price : null,
    charges: isPublic && goal === 'rent' ? record.ChargesRenter : null,
    unit: record.PriceUnit,
    annuity: isPublic ? record.AnnuityMonthly : null,
    excludesVat: record.VatRegime === 'vatAndRegistration',
  };
}

/** The entries with a date and a price, in chronological order. */
function mapHistory({ PriceHistory }: PropertyRecord): Pick<StoredProperty, 'priceHistory'> {
  const entries = PriceHistory.flatMap(({ Date: at, Price: amount }) =>
    at && amount ? [{ at: moment(at), amount }] : [],
  );
  entries.sort((a, b) => (a.at < b.at ? -1 : 1));
  return entries.length > 0 ? { priceHistory: entries } : {};
}

/** A zip takes precedence. A record without one may still have a region, which energy labels and duties depend on. */
const mapRegion = ({ Zip, Region: named }: PropertyRecord, countryId: number): Region | null =>
  Zip === '' && countryId === BELGIUM ? (named ?? null) : regionOf(Zip, countryId);

function mapStreet(record: PropertyRecord): Pick<StoredProperty, 'street' | 'box'> {
  const { PublishAddress, Street, HouseNumber, BoxNr } = record;
  if (PublishAddress === false || !Street) return { street: null };
  return { street: [Street, HouseNumber].filter(Boolean).join(' '), ...(BoxNr && { box: BoxNr }) };
}

const moment = (date: string) => new Date(date).toISOString();
