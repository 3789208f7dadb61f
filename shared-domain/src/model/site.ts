import type { Answered } from '../language/working-days.ts';
import type { Counts } from './catalog.ts';
import type { Language, Localized } from './language.ts';
import type { MapSettings } from './map-settings.ts';
import type { Picture } from './picture.ts';

/** All of the agency's settings and chrome, in one language: `GET /api/site?lang=nl`. */
export interface Site {
  /** Changes with any of these settings except `totals`; part of the cache key of pages. */
  revision: string;
  language: Language;
  languages: { code: Language; use: boolean }[];
  defaultLanguage: Language;
  showLanguageFlags: boolean;
  /** False: search engines are asked not to index the site. */
  isPublic?: boolean;
  /** Public origin such as `https://www.example.be`; empty means "as requested". */
  origin: string;
  agency: Agency;
  theme: ThemeSettings;
  /** Path of the agency's own style sheet. */
  stylesheet?: string;
  header: HeaderSettings;
  menu: MenuEntry[];
  topBar: TopBarItem[];
  footer: Footer;
  popup: Popup | null;
  routes: RouteEntry[];
  totals: Counts;
  analytics: { analyticsId: string; adsId: string; tagManagerId: string; pixelId: string };
  consent: ConsentSettings;
  /** Working days until the agency answers, where they differ from `ANSWER_WITHIN`. */
  answerWithin?: Partial<Record<Answered, number>>;
  /** More origins that pages may load from, besides the site and the configured trackers and map tiles. */
  externalSources?: Partial<Record<'pictures' | 'frames' | 'media' | 'connections', string[]>>;
  map: MapSettings;
  /** The agency's replacements for texts of sections: section → key → text. Undefined if there are none. */
  wording?: Record<string, Record<string, string>>;
}

/** The text of the cookie question, and how long an answer is valid. */
export interface ConsentSettings {
  /** Version of the cookie policy: a new one asks every visitor again. */
  version: string;
  /** How long a choice is valid. */
  days: number;
  /** `agreed`: only visits of visitors who agreed to statistics are counted. Undefined: all are counted. */
  visits?: 'agreed';
  /** The agency's replacements for texts of `mf-consent` in this language, by key. */
  wording?: Record<string, string>;
}

export interface Agency {
  name: string;
  street: string;
  zip: string;
  city: string;
  phone: string;
  email: string;
  /** IPI/BIV licence number and the enterprise number: both must be on every page. */
  licence: string;
  companyNumber: string;
  openingHours: { days: string; hours: string }[];
  social: { name: string; url: string }[];
  location: { lat: number; lng: number };
}

/** Token name → CSS value, laid over the defaults of shared-ui. */
export type ThemeSettings = Partial<Record<string, string>>;

export interface HeaderSettings {
  /** Replaces the default mark and the agency's name. */
  logo?: HeaderLogo;
  logoPosition: 'left' | 'center' | 'right';
  menuPosition: 'left' | 'center' | 'right';
  drawerSide: 'left' | 'right';
  showLogoAtStart: boolean;
  transparentAtStart: boolean;
  showHome: boolean;
  maxVisible: number | null;
}

/** The agency's name as a picture. Addresses are root-relative. */
export interface HeaderLogo {
  onLight: string;
  /** For use over pictures and on dark backgrounds. */
  onDark: string;
  /** Pixels on a wide screen. */
  width: number;
  height: number;
}

export interface MenuEntry {
  id: number;
  label: string;
  path: string;
  /** Set if the entry leads to another site (new tab). */
  externalUrl: string | null;
  children: MenuEntry[];
}

export interface TopBarItem {
  side: 'left' | 'right';
  label: string;
  link: string;
  icon: string;
  /** The item is highlighted with its own background. */
  ground?: GroundColor;
}

export interface Footer {
  columns: FooterColumn[];
  copyright: string;
  /** Undefined: the footer has the default background. */
  ground?: GroundColor;
}

/** A background that the agency chose. Colours are `#rrggbb`. */
export interface GroundColor {
  color: string;
  /** Colour of the texts on it. */
  ink: string;
  isDark: boolean;
}

export interface FooterColumn {
  title: string | null;
  intro: string | null;
  /** Sanitized HTML. */
  html: string | null;
  pictures: Picture[];
  links: { label: string; path: string }[];
  ground?: GroundColor;
}

export interface Popup {
  delaySeconds: number;
  title: string;
  html: string;
  link: { label: string; path: string } | null;
  picture: Picture | null;
  /** CSS classes of its content, separated by spaces. */
  className?: string;
}

/** One row of the agency's route table: an original path and its path per language. */
export interface RouteEntry {
  original: string;
  paths: Localized;
  type:
    | 'home'
    | 'sale-list'
    | 'rent-list'
    | 'project-list'
    | 'page'
    | 'article'
    | 'feedback'
    | 'login'
    | 'owner'
    /** A page of the section that `shows` names. */
    | 'section';
  /** Breadcrumb label in the language of the site object. */
  label: string;
  /** Original path of the parent, for breadcrumbs. */
  parent: string | null;
  /** Set if this address redirects (301): a path in the language of the site object, or an external URL. */
  redirectTo?: string;
  /** Section and its page, such as `mf-guide/overview`; of the type `section` only. */
  shows?: string;
}
