/**
 * The feed as the CRM of the agency sends it: one JSON document, one record per property and language.
 * Numbers are numbers; an unknown value is `null`, an empty text is `''`. Codes are those of `codes.ts`.
 */
import type { DocumentKind } from '../codes.ts';
import type { PropertyFacts } from './record-facts.ts';

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
  /** A floor plan. */
  Plan?: true;
}

export interface DocumentRecord {
  /** In the language of the record. */
  Title: string;
  Kind: DocumentKind;
  /** Everybody may download the file; else visitors ask for it. */
  Public?: true;
  /** Its name in `documents/` beside the feed. */
  File?: string;
}

export interface DatedPrice {
  /** ISO date since which it was asked. */
  Date: string;
  /** Euro; a month for rent. */
  Price: number;
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
  /** Named where the zip is not published: energy labels and duties depend on it. */
  Region: 'wallonia' | 'flanders' | 'brussels' | null;
  Street: string;
  HouseNumber: string;
  BoxNr: string;
  /** False: street, number and exact point are not to be shown. */
  PublishAddress: boolean;
  /** Offered without being published: a teaser is all the site may show. */
  OffMarket: boolean;
  /** WGS84 degrees. */
  Lat: number | null;
  Lng: number | null;
  /** ISO dates. */
  CreateDate: string;
  ModifyDate: string;
  /** Plain text; paragraphs are separated by an empty line. `''` possible. */
  Description: string;
  Documents: DocumentRecord[];
  /** Prices it was published at, the present one last; empty where it never had another. */
  PriceHistory: DatedPrice[];
  AgentID: number;
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
