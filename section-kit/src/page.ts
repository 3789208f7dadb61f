import type { Language } from '@facade/shared-domain/model/language';
import type { Site } from '@facade/shared-domain/model/site';
import type { WordGroup } from '@facade/shared-domain/words/words';
import type { ComponentType } from 'react';
import type { SlotRequest } from './slot.tsx';
import type { Translate } from './texts.ts';

/**
 * Reads the api. Paths are relative to `/api`, for example `/properties?lang=nl&goal=sale`.
 * Throws `ApiError` if the api answers with a problem document or does not answer.
 */
export interface ApiClient {
  get<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>;
}

/** The route that the shell matched. */
export interface RouteMatch {
  /** A key of the shell's `routes.tsx`; `mf-news/article` for an address that this section declares for this page. */
  kind: string;
  language: Language;
  /** Original, language-free path, such as `/for-sale/` or `/property/12/`. */
  original: string;
  /** `id`, `projectId`, `goal` …, depending on the kind. */
  params: Record<string, string>;
  /** Only for an address that a section declares: its path in every language that has one, with the same parameters. */
  alternates?: Partial<Record<Language, string>>;
}

export interface LoaderArgs {
  route: RouteMatch;
  url: URL;
  language: Language;
  site: Site;
  api: ApiClient;
  signal: AbortSignal;
}

/** The content of the document's head. The shell adds canonical host, alternates' x-default and defaults. */
export interface Head {
  title: string;
  description?: string;
  /** Canonical path. Default: the requested path, without its query. */
  canonical?: string;
  /**
   * Path of this page in every language that has it; the language switch uses it too. Default: those of the route. Set
   * them if a parameter, such as a slug, differs by language.
   */
  alternates?: Partial<Record<Language, string>>;
  /** Languages of `alternates` that search engines may show; the others are not announced to them. Default: all. */
  indexedIn?: readonly Language[];
  /** Absolute or root-relative picture for social networks. */
  image?: string;
  /** Its size in pixels and its description: with them, a network can show the picture for the first link already. */
  imageFacts?: { width: number; height: number; alt: string };
  /** Root-relative address of the Atom feed to which the page belongs. */
  feed?: string;
  /** For a page whose content is gone. Default 200. */
  status?: 410;
  type?: 'website' | 'article' | 'product';
  /** For social networks, instead of title, description and canonical address. `url` is absolute or root-relative. */
  social?: { title?: string; description?: string; url?: string };
  noindex?: boolean;
  previous?: string;
  next?: string;
  /** The first large picture: preloaded by the shell with high priority. */
  preload?: { srcset: string; sizes: string; type: string };
  /**
   * schema.org data. Its addresses may be paths, as above: the shell makes them absolute. Only the server renders it.
   * Create it inside `typeof window === 'undefined'` to leave its code out of browser bundles.
   */
  jsonLd?: Record<string, unknown>[];
}

export interface HeadArgs<Data, Section extends string = string> {
  data: Data;
  t: Translate<Section>;
  language: Language;
  site: Site;
  url: URL;
}

/**
 * A routed view that a section owns. Each page is one expose, `./page-<name>`, whose module exports `page`.
 * The loader may throw `notFound()` or `redirectTo(path)`.
 */
export interface Page<Data = unknown, Section extends string = string> {
  loader(args: LoaderArgs): Promise<Data>;
  Component: ComponentType<{ data: Data }>;
  head(args: HeadArgs<Data, Section>): Head;
  /**
   * Fragments of any section that this page shows with `<Slot>`. Those listed here are loaded together with the page
   * and rendered on the server.
   */
  slots?(data: Data): SlotRequest[];
  /** `owner`: needs a session, is never cached, and the visitor's cookie is sent to the api. Default `public`. */
  access?: 'public' | 'owner';
}

/**
 * A part that pages of other sections show, through the shell. Each fragment is one expose, `./fragment-<name>`, whose
 * module exports `fragment`. Props must be plain JSON and small: they are the key of its data.
 */
export interface Fragment<Props extends object = object, Data = unknown> {
  loader?(args: LoaderArgs & { props: Props }): Promise<Data>;
  Component: ComponentType<{ data: Data; props: Props }>;
}

/**
 * @example definePage<Advice, 'mf-guide'>({ … }): `head` knows the keys of that section's texts.
 */
export const definePage = <Data, Section extends string = string>(page: Page<Data, Section>): Page<Data, Section> =>
  page;
export const defineFragment = <Props extends object, Data = undefined>(
  fragment: Fragment<Props, Data>,
): Fragment<Props, Data> => fragment;

/**
 * Search parameter → its maximum length for a page, in characters. A longer value reaches the page truncated, with `…`
 * at its end (`CUT` of shared-domain), which makes it invalid. For a repeated parameter: all values together.
 */
export type PageParameters = Readonly<Record<string, number>>;

/**
 * The path of a page below the language prefix, per language: a pattern of react-router with `:name` and `:name?`, in
 * lower case, with a slash at both ends and a fixed first segment.
 * @example { nl: '/nieuws/:slug/', fr: '/actualites/:slug/' }
 */
export type PagePaths = Readonly<Partial<Record<Language, string>>>;

/** What the shell does with a form that is posted without JavaScript. */
export interface RemoteForm {
  /**
   * Path of the api, where `:name` stands for the value of the form's own field. Default: `/forms/<name of the form>`.
   * @example '/appointments/:token'
   */
  to?: string;
  /** Original path of the next page, or a query of the same page. Default: what the api's receipt names, else the same page. */
  next?: string;
  /** The api accepts the same post once, by its `Idempotency-Key`. Always so for a form without `to`. */
  once?: true;
  /** It may be posted with files. */
  files?: true;
  /** The form that logs in when the session has ended; this one is sent after it. A login form names itself. */
  login?: string;
}

/** A section's public face, the whole content of its `src/remote.tsx`. Paths are relative to that file. */
export interface Remote {
  name: string;
  pages: Record<string, string>;
  fragments: Record<string, string>;
  /**
   * Page → the search parameters that its loader and head read. The shell drops all others before it loads the page,
   * and renders addresses that differ only in those once. A page without an entry here reads none.
   * @example { list: { city: 100, page: 6 } }
   */
  parameters?: Record<string, PageParameters>;
  /**
   * Fragment → the search parameters that its loader reads on the agency's own pages, except the home page. On the page of a section it
   * gets those of that page.
   * @example { 'club-join': { home: 10 } }
   */
  fragmentParameters?: Record<string, PageParameters>;
  /**
   * Page → its addresses with parameters, which its loader gets in `route.params`. Not needed for a page that the
   * agency places.
   */
  paths?: Record<string, PagePaths>;
  /**
   * Form → where it goes when it is posted without JavaScript. Not needed for one that the api takes at `/forms/<name>`
   * without files.
   */
  forms?: Record<string, RemoteForm>;
  /**
   * Fragment → about its final height: that of its placeholder on the agency's own pages, so that little shifts when it
   * loads. Default: `420px`.
   */
  heights?: Record<string, string>;
  /** Groups of words of the domain that its texts include: `t('words.features.garden')`. */
  words?: readonly WordGroup[];
  /**
   * It brings a React of its own, of another major version than the shell's: `react`, `react-dom` and what depends on them are bundled, and
   * every page and fragment is an island (`islandOf`).
   */
  ownReact?: true;
  /** Pages and fragments with their own chunk: they contain much code that the others do not need, or the reverse. */
  apart?: string[];
}

export const defineRemote = (remote: Remote): Remote => remote;
