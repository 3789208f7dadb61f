import type { Language, Site } from '@facade/shared-domain/model';
import type { ComponentType } from 'react';
import type { SlotRequest } from './slot.tsx';

/** Translates a key of a section's own locale; the same signature on server and browser. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * Reads the api. Paths are relative to `/api`, for example `/properties?lang=nl&goal=sale`.
 * Throws `ApiError` when the api answers with a problem document or not at all.
 */
export interface ApiClient {
  get<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>;
}

/** What the shell found in the URL. */
export interface RouteMatch {
  /** A key of the shell's `routes.tsx`; `mf-news/article` for an address that this section declares for this page. */
  kind: string;
  language: Language;
  /** Original, language-free path, such as `/for-sale/` or `/property/12/`. */
  original: string;
  /** `id`, `projectId`, `goal` … as the kind has them. */
  params: Record<string, string>;
  /** Only of an address that a section declares: its path in every language that has one, with the same parameters. */
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

/** What a page puts into the document's head. The shell adds canonical host, alternates' x-default and defaults. */
export interface Head {
  title: string;
  description?: string;
  /** Canonical path. Left out: the path asked for, without its query. */
  canonical?: string;
  /**
   * Path of this page in every language that has it; the language switch uses it too. Default: those of the route. Give them
   * where a parameter, such as a slug, differs from language to language.
   */
  alternates?: Partial<Record<Language, string>>;
  /** Languages of `alternates` whose page search engines may show; they are not told of the others. Default: all. */
  indexedIn?: readonly Language[];
  /** Absolute or root-relative picture for social networks. */
  image?: string;
  /** Its size in pixels and what it shows: a network that knows them shows the picture at the first link already. */
  imageFacts?: { width: number; height: number; alt: string };
  /** Root-relative address of an Atom feed of what the page lists. */
  feed?: string;
  /** Where the page itself says that what it showed is gone. Default 200. */
  status?: 410;
  type?: 'website' | 'article' | 'product';
  /** For social networks, in place of title, description and canonical address. `url` is absolute or root-relative. */
  social?: { title?: string; description?: string; url?: string };
  noindex?: boolean;
  previous?: string;
  next?: string;
  /** The first large picture: preloaded by the shell with high priority. */
  preload?: { srcset: string; sizes: string; type: string };
  /**
   * schema.org data. Its addresses may be paths, as above: the shell makes them absolute. Only the server writes it: made under
   * `typeof window === 'undefined'`, it is left out of what browsers load.
   */
  jsonLd?: Record<string, unknown>[];
}

export interface HeadArgs<Data> {
  data: Data;
  t: Translate;
  language: Language;
  site: Site;
  url: URL;
}

/**
 * A routed view that a section owns. Each page is one expose, `./page-<name>`, whose module exports `page`.
 * The loader may throw `notFound()` or `redirectTo(path)`.
 */
export interface Page<Data = unknown> {
  loader(args: LoaderArgs): Promise<Data>;
  Component: ComponentType<{ data: Data }>;
  head(args: HeadArgs<Data>): Head;
  /** Fragments of any section this page shows with `<Slot>`: listed here they are loaded beside the page and server-rendered. */
  slots?(data: Data): SlotRequest[];
  /** `owner`: needs a session, is never cached, the api sees the visitor's cookie. Default `public`. */
  access?: 'public' | 'owner';
}

/**
 * A piece that pages of other sections show, through the shell. Each fragment is one expose, `./fragment-<name>`,
 * whose module exports `fragment`. Props must be plain JSON and small: they are the key of its data.
 */
export interface Fragment<Props extends object = object, Data = unknown> {
  loader?(args: LoaderArgs & { props: Props }): Promise<Data>;
  Component: ComponentType<{ data: Data; props: Props }>;
}

export const definePage = <Data>(page: Page<Data>): Page<Data> => page;
export const defineFragment = <Props extends object, Data = undefined>(
  fragment: Fragment<Props, Data>,
): Fragment<Props, Data> => fragment;

/**
 * Search parameter → the longest value a page takes of it, in characters. What is longer reaches the page cut, with `…` at its end
 * (`CUT` of shared-domain), so that it is no valid value. Of a parameter that is given several times, all values together.
 */
export type PageParameters = Readonly<Record<string, number>>;

/**
 * Where a page is, below the prefix of each language that has it: a pattern of react-router with `:name` and `:name?`, in lower
 * case, with a slash at both ends and a fixed first segment.
 * @example { nl: '/nieuws/:slug/', fr: '/actualites/:slug/' }
 */
export type PagePaths = Readonly<Partial<Record<Language, string>>>;

/** A section's public face, the whole content of its `src/remote.tsx`. Paths are relative to that file. */
export interface Remote {
  name: string;
  pages: Record<string, string>;
  fragments: Record<string, string>;
  /**
   * Page → the search parameters that its loader and head read. The shell drops all others before it loads the page, and renders
   * addresses that differ in nothing else once. A page that is not named here reads none.
   * @example { list: { city: 100, page: 6 } }
   */
  parameters?: Record<string, PageParameters>;
  /**
   * Page → the addresses that it answers, with parameters: they reach its loader in `route.params`. For a page that the agency
   * places, none are needed.
   */
  paths?: Record<string, PagePaths>;
  /** Pages and fragments whose code is a file of its own: much of it that the others can do without, or the other way round. */
  apart?: string[];
}

export const defineRemote = (remote: Remote): Remote => remote;
