import type { Counts } from './catalog.ts';
import type { Language, Localized, Text } from './language.ts';
import type { MapSettings } from './map-settings.ts';
import type { Picture } from './picture.ts';

/** All of the agency's settings and chrome, in one language: `GET /api/site?lang=nl`. */
export interface Site {
  /** Changes with every one of these settings but `totals`; pages are kept by it. */
  revision: string;
  language: Language;
  languages: { code: Language; use: boolean }[];
  defaultLanguage: Language;
  showLanguageFlags: boolean;
  /** False: search engines are asked to leave the site alone. */
  isPublic?: boolean;
  /** Public origin such as `https://www.example.be`; empty means "as requested". */
  origin: string;
  agency: Agency;
  theme: ThemeSettings;
  header: HeaderSettings;
  menu: MenuEntry[];
  topBar: TopBarItem[];
  footer: Footer;
  popup: Popup | null;
  routes: RouteEntry[];
  totals: Counts;
  analytics: { analyticsId: string; adsId: string; tagManagerId: string; pixelId: string };
  consent: ConsentSettings;
  /** Origins besides the site's own from which pages may load; trackers and map tiles are known already. */
  externalSources?: Partial<Record<'pictures' | 'frames' | 'media' | 'connections', string[]>>;
  map: MapSettings;
}

/** What the question about cookies says, and how long its answer counts. */
export interface ConsentSettings {
  /** Of the cookie policy: another one asks every visitor again. */
  version: string;
  /** For how long a choice is kept. */
  days: number;
  /** The agency counts only the visits of those who agreed to statistics; left out, it counts all. */
  visits?: 'agreed';
  /** What the agency says in place of the texts of `mf-consent`, by their keys; only what it says in this language. */
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
  logoPosition: 'left' | 'center' | 'right';
  menuPosition: 'left' | 'center' | 'right';
  drawerSide: 'left' | 'right';
  showLogoAtStart: boolean;
  transparentAtStart: boolean;
  showHome: boolean;
  maxVisible: number | null;
}

export interface MenuEntry {
  id: number;
  label: string;
  path: string;
  /** Set where the entry leaves the site (new tab). */
  externalUrl: string | null;
  children: MenuEntry[];
}

export interface TopBarItem {
  side: 'left' | 'right';
  label: string;
  link: string;
  icon: string;
}

export interface Footer {
  columns: FooterColumn[];
  copyright: string;
}

export interface FooterColumn {
  title: string | null;
  intro: string | null;
  /** Sanitized HTML. */
  html: string | null;
  pictures: Picture[];
  links: { label: string; path: string }[];
}

export interface Popup {
  delaySeconds: number;
  title: string;
  html: string;
  link: { label: string; path: string } | null;
  picture: Picture | null;
}

/** One row of the agency's route table: an original path and what it is called per language. */
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
  /** Set where this address only leads elsewhere (301): a path in the language of the site object, or an external URL. */
  redirectTo?: string;
  /** Section and its page, such as `mf-guide/overview`; of the type `section` only. */
  shows?: string;
}

/** A page made of content modules: `GET /api/content?path=/services/&lang=nl` (original path). */
export interface ContentPage {
  original: string;
  type: RouteEntry['type'];
  title: Text;
  intro: Text | null;
  meta: { title: string; description: string; picture: Picture | null; noindex: boolean };
  /** Canonical path per enabled language. */
  paths: Localized;
  breadcrumb: { label: string; path: string }[];
  banner: Banner;
  modules: ContentModule[];
}

export interface Banner {
  type: 'image' | 'gallery' | 'video' | 'properties' | 'projects' | 'color' | 'none';
  pictures: Picture[];
  videoUrl: string | null;
  slides: { picture: Picture; path: string; label: string }[];
  title: Text | null;
  /** May hold `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}`, already replaced. */
  description: Text | null;
  color: string | null;
}

/** One block of a page. `relation` says which section renders it. */
export interface ContentModule {
  id: number;
  relation:
    | 'property-list'
    | 'project-list'
    | 'category'
    | 'article'
    | 'contact'
    | 'towns'
    | 'testimonials'
    | 'valuation'
    | 'team'
    | 'downloads'
    | 'text'
    | 'fragment';
  view: 'card-view' | 'collapse-view' | 'ons-team-view' | 'news-view' | 'single-view' | '';
  title: Text | null;
  /** Sanitized HTML. */
  html: { html: string; language: Language } | null;
  background: 'none' | 'surface' | 'tint' | 'primary';
  picture: Picture | null;
  /** Columns of 12. */
  span: number;
  itemsPerRow: number;
  maxItems: number;
  /** property-list only. */
  goal: 'sale' | 'rent' | null;
  /** fragment only: a fragment of any section that is deployed, such as `mf-guide/note`, and what to give it. */
  fragment?: { id: string; props: Record<string, unknown> };
  items: ContentItem[];
  link: { label: string; path: string } | null;
}

/** An article, team member, testimonial, download or town inside a module. */
export interface ContentItem {
  title: string;
  subtitle: string | null;
  html: string | null;
  picture: Picture | null;
  path: string | null;
  phone: string | null;
  email: string | null;
  count: Counts | null;
  /** Set where the texts are a fallback and need their own `lang`. */
  language?: Language;
  /** A testimonial that a client gave on the site; its website is none that the agency vouches for. */
  given?: { website: string | null };
}
