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

/** What search engines and social networks are told of a page. */
export interface PageMeta {
  title: string;
  description: string;
  picture: Picture | null;
  noindex: boolean;
  /** Languages in which search engines may show the page: those that have all of its texts. */
  indexedIn?: Language[];
  /** Where the agency tells networks something else than search engines. */
  social?: { title?: string; description?: string; type?: 'website' | 'article'; url?: string };
}

export interface Banner {
  type: 'image' | 'gallery' | 'video' | 'properties' | 'projects' | 'color' | 'none';
  pictures: Picture[];
  videoUrl: string | null;
  slides: { picture: Picture; path: string; label: string }[];
  title: Text | null;
  /** May hold `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}`, already replaced. */
  description: Text | null;
  /** Of a banner of the type `color` that the agency gave one. */
  ground: GroundColor | null;
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
  /** How large the title is set, where it is not as large as usual. */
  titleSize?: 'h3' | 'h4';
  /** Classes for the agency's own style sheet. */
  className?: string;
  background: 'none' | 'surface' | 'tint' | 'primary' | 'color' | 'picture';
  /** What a background of `color` or `picture` is. */
  ground?: GroundColor | { picture: Picture };
  picture: Picture | null;
  /** Further pictures, under the text. */
  pictures?: Picture[];
  /** Columns of 12. */
  span: number;
  /** Columns of 12 on phones, tablets and wide screens: modules that fit beside each other share a row. */
  columns?: { sm: number; md: number; lg: number };
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
  /** Name of the sub-category it belongs to, where the module tells them apart. */
  group?: string;
  /** Set where the texts are a fallback and need their own `lang`. */
  language?: Language;
  /** A testimonial that a client gave on the site; its website is none that the agency vouches for. */
  given?: { website: string | null };
}
