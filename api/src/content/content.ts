import type { Language, Localized, RouteEntry } from '@facade/shared-domain/model';
import type { Area } from '@facade/shared-domain/places/area-at';
import type { Landmarks } from '@facade/shared-domain/places/nearby';
import type { RoadNetwork } from '@facade/shared-domain/travel/road-network';
import type { MailText } from '../mail/index.ts';
import type { AgencyStyles } from './reading/styles.ts';
import type { ArticleContent, ArticleText, Category } from './schema/article.ts';
import type { FooterContent, PopupContent, TopBar } from './schema/chrome.ts';
import type { ConsentWording } from './schema/consent.ts';
import type { Look } from './schema/look.ts';
import type { MenuItem } from './schema/menu.ts';
import type { PageContent } from './schema/page.ts';
import type { TeamMember, Town } from './schema/people-and-places.ts';
import type { PictureEntry } from './schema/pictures.ts';
import type { Settings } from './schema/settings.ts';
import type { VisitRules } from './schema/visits.ts';
import type { Wording } from './schema/wording.ts';

/** A content folder that was read and is valid. Created by `loadContent`; only this folder accesses its fields. */
export interface Content {
  /** Absolute. */
  folder: string;
  /** Hash over every file that was read; changes whenever the agency changes something. */
  revision: string;
  settings: Settings;
  look: Look;
  menu: MenuItem[];
  topBar: TopBar;
  footer: FooterContent;
  popup: PopupContent | null;
  /** Empty if the agency has no wording of its own. */
  consent: ConsentWording;
  team: TeamMember[];
  towns: Town[];
  /** When visits of homes can be booked. */
  visits: VisitRules;
  pictures: ReadonlyMap<string, StoredPicture>;
  /** The logo in the settings. */
  logo: Logo | null;
  /** What the header shows instead of the design's mark and the agency's name. */
  headerLogo: HeaderLogo | null;
  /** The rules of `styles.css`. */
  styles: AgencyStyles | null;
  /** The street map in the settings. */
  baseMap: BaseMap | null;
  /** Outlines of the municipalities; empty if the settings name no file. */
  areas: Area[];
  /** Railway stations; empty if the settings name no file. */
  stations: Station[];
  /** Town centres, schools, shops; empty if the settings name no file. */
  landmarks: Landmarks;
  /** For searches by travel time; null if the settings name no file. */
  roads: RoadNetwork | null;
  /** By folder: `services`. */
  categories: ReadonlyMap<string, Category>;
  pages: Page[];
  articles: Article[];
  /** The agency's own wording of section texts. */
  wording: Localized<Wording>;
  /** The agency's own texts of mails, by `visit-booked.nl`. */
  mails: ReadonlyMap<string, MailText>;
  /** The addresses of every published page, by original path in lower case. */
  places: ReadonlyMap<string, Place>;
}

/** A file of `pages`. */
export interface Page extends PageContent {
  file: string;
}

/** A folder of `articles` that contains an `article.yaml`. */
export interface Article extends ArticleContent {
  /** `services/honoraires` */
  folder: string;
  /** `/services/honoraires/` */
  original: string;
  texts: Localized<ArticleText>;
}

export interface StoredPicture extends PictureEntry {
  width: number;
  height: number;
  color: string;
}

/** The agency's own mark. */
export interface Logo {
  /** The whole file as a data URL: `data:image/png;base64,…`. */
  source: string;
  type: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** The agency's name as a picture, for the header. */
export interface HeaderLogo {
  onLight: Logo;
  /** For pictures and dark backgrounds; the same logo if the agency has no other. */
  onDark: Logo;
}

/** A railway station. */
export interface Station {
  names: { fr: string; nl: string };
  lat: number;
  lng: number;
}

/** A street map as one PMTiles file. */
export interface BaseMap {
  /** Absolute. */
  file: string;
  /** Bytes. */
  size: number;
  /** Changes with the bytes. */
  key: string;
  /** West, south, east, north. */
  bounds: [number, number, number, number];
}

/** A published page or article, its addresses and its parent. */
export interface Place {
  original: string;
  type: RouteEntry['type'];
  /** Path per language, including the language prefix. */
  paths: Record<Language, string>;
  parent: string | null;
  source: { page: Page } | { article: Article };
}
