import type { StaffMember } from './agency.ts';
import type { Language, Localized } from './language.ts';

/** The part of the site that the agency edits in its own area. */
export type WebsiteThingKind = 'page' | 'article' | 'menu' | 'popup' | 'top-bar' | 'footer';

export interface WebsiteThing {
  /** Its file, or the folder of an article: `pages/home.yaml`, `articles/services/fees`. */
  id: string;
  kind: WebsiteThingKind;
  /** Title of a page or article in the requested language. */
  title: string;
  /** Its address on the site; null if it has none. */
  path: string | null;
  isPublished: boolean;
  /** Languages of the site in which a text is missing. */
  missing: Language[];
}

/** `GET /api/agency/website`, for managers. */
export interface WebsiteAnswer {
  staff: StaffMember;
  things: WebsiteThing[];
  /** False if the folder is read-only and edited elsewhere. */
  canWrite: boolean;
  /** Facts of the agency that are still those of an example, such as its licence; left out if none is. */
  examples?: ExampleFact[];
}

export type ExampleFact = 'phone' | 'email' | 'licence' | 'companyNumber';

/** How a field is edited. */
export type WebsiteFieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'link'
  | 'address'
  | 'switch'
  | 'number'
  | 'choice'
  | 'color'
  | 'picture'
  | 'pictures'
  | 'menu'
  | 'links';

/** An entry of the menu or of a list of links, in the editor. */
export interface WebsiteMenuEntry {
  /** Its position in the file, `2/children/1`; null: it is new. */
  from: string | null;
  /** Original path of its page; for a link, its target. */
  page: string;
  /** Replaces the page's name; for a link, its text. */
  labels: Localized;
  /** None for a link. */
  children: WebsiteMenuEntry[];
}

export type WebsiteFieldValue = string | number | boolean | string[] | Localized | WebsiteMenuEntry[];

export interface WebsiteField {
  /** Its position: `modules[2].title`. */
  name: string;
  kind: WebsiteFieldKind;
  /** Key of its name, such as `title`. */
  label: string;
  /** The value is a text per language. */
  isLocalized: boolean;
  isRequired: boolean;
  value: WebsiteFieldValue;
  /** The options of a choice. */
  options: string[];
}

/** Fields under one heading. */
export interface WebsiteFieldGroup {
  kind: 'page' | 'banner' | 'module' | 'search' | 'item' | 'column' | 'whole';
  /** What a module shows; otherwise empty. */
  show: string;
  /** Number of a module, item or column, from 1; otherwise 0. */
  number: number;
  fields: WebsiteField[];
}

/** `GET /api/agency/website/thing` */
export interface WebsiteThingAnswer {
  staff: StaffMember;
  thing: WebsiteThing;
  /** Changes whenever its files do; a save sends the version it started from. */
  version: string;
  /** Those of the site, the default one first. */
  languages: Language[];
  groups: WebsiteFieldGroup[];
  pictures: { id: string; alt: string; width: number; height: number; color: string }[];
  /** Pages that a link may lead to, by original path. */
  pages: { path: string; title: string }[];
  canWrite: boolean;
}

export interface WebsiteDiffLine {
  kind: 'same' | 'added' | 'removed' | 'gap';
  text: string;
}

/** What a save changed in one field of the editor. */
export interface WebsiteChange
  extends Pick<WebsiteField, 'kind' | 'label'>,
    Pick<WebsiteFieldGroup, 'show' | 'number'> {
  /** The heading of the field. */
  group: WebsiteFieldGroup['kind'];
  /** Of a localized text. */
  language: Language | null;
  lines: WebsiteDiffLine[];
}

/** One save. */
export interface WebsiteEdit {
  id: number;
  /** ISO time. */
  at: string;
  by: string;
  /** By the fields of the editor; empty or undefined if only `files` can show it. */
  changes?: WebsiteChange[];
  files: { file: string; lines: WebsiteDiffLine[] }[];
  /** The edit that it reverted; null: none. */
  undoes: number | null;
  /** No newer edit has changed the same things. */
  canUndo: boolean;
}

/** `GET /api/agency/website/history`: the newest first. */
export interface WebsiteHistory {
  staff: StaffMember;
  thing: WebsiteThing;
  edits: WebsiteEdit[];
}

/** `POST /api/agency/website/preview` */
export interface WebsitePreview {
  /** Address of the site with the edits. */
  path: string;
  /** ISO time. */
  endsAt: string;
}

/** Body of `POST /api/agency/website` and `…/preview`: the changed values, and the version they are based on. */
export interface WebsiteSave {
  thing: string;
  version: string;
  values: Record<string, WebsiteFieldValue>;
}
