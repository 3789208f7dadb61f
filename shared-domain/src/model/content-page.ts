import type { Counts } from './catalog.ts';
import type { Language, Localized, Text } from './language.ts';
import type { Picture } from './picture.ts';
import type { GroundColor, RouteEntry } from './site.ts';

/** A page made of content modules: `GET /api/content?path=/services/&lang=nl` (original path). */
export interface ContentPage {
  original: string;
  type: RouteEntry['type'];
  title: Text;
  intro: Text | null;
  meta: PageMeta;
  /** Canonical path per enabled language. */
  paths: Localized;
  breadcrumb: { label: string; path: string }[];
  banner: Banner;
  modules: ContentModule[];
}

/** The metadata of a page for search engines and social networks. */
export interface PageMeta {
  title: string;
  description: string;
  picture: Picture | null;
  noindex: boolean;
  /** Languages in which search engines may show the page: those that have all of its texts. */
  indexedIn?: Language[];
  /** Different values for social networks, if the agency gives any. */
  social?: { title?: string; description?: string; type?: 'website' | 'article'; url?: string };
}

export interface Banner {
  type: 'image' | 'gallery' | 'video' | 'properties' | 'projects' | 'color' | 'none';
  pictures: Picture[];
  videoUrl: string | null;
  slides: { picture: Picture; path: string; label: string }[];
  title: Text | null;
  /** May contain `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}`, already replaced. */
  description: Text | null;
  /** Background of a banner of the type `color`, if the agency chose one. */
  ground: GroundColor | null;
}

/** One block of a page. `relation` determines which section renders it. */
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
  /** Size of the title, if it differs from the default. */
  titleSize?: 'h3' | 'h4';
  /** Classes for the agency's own style sheet. */
  className?: string;
  background: 'none' | 'surface' | 'tint' | 'primary' | 'color' | 'picture';
  /** The background `color` or `picture`. */
  ground?: GroundColor | { picture: Picture };
  picture: Picture | null;
  /** Further pictures, under the text. */
  pictures?: Picture[];
  /** Columns of 12. */
  span: number;
  /** Columns of 12 on phones, tablets and wide screens. Modules that fit beside each other share a row. */
  columns?: { sm: number; md: number; lg: number };
  itemsPerRow: number;
  maxItems: number;
  /** property-list only. */
  goal: 'sale' | 'rent' | null;
  /** fragment only: a fragment of any deployed section, such as `mf-guide/note`, and its props. */
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
  /** Name of its sub-category, if the module has any. */
  group?: string;
  /** Set if the texts are a fallback and need their own `lang`. */
  language?: Language;
  /** A testimonial that a client submitted on the site. The agency does not vouch for its website. */
  given?: { website: string | null };
}
