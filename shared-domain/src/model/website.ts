import type { StaffMember } from './agency.ts';
import type { Language, Localized } from './language.ts';

/** What of the site the agency edits in its own area. */
export type WebsiteThingKind = 'page' | 'article' | 'menu' | 'popup' | 'top-bar' | 'footer';

export interface WebsiteThing {
  /** Its file, or the folder of an article: `pages/home.yaml`, `articles/services/fees`. */
  id: string;
  kind: WebsiteThingKind;
  /** Of a page or article, in the language asked for. */
  title: string;
  /** Its address on the site; null where it has none. */
  path: string | null;
  isPublished: boolean;
  /** Languages of the site in which a text is missing. */
  missing: Language[];
}

/** `GET /api/agency/website`, for managers. */
export interface WebsiteAnswer {
  staff: StaffMember;
  things: WebsiteThing[];
  /** False where the folder is read-only: it is edited elsewhere. */
  canWrite: boolean;
}

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

/** An entry of the menu, or of a list of links, as it is edited. */
export interface WebsiteMenuEntry {
  /** Where it stood in the file, `2/children/1`; null: it is new. */
  from: string | null;
  /** Original path of its page; of a link, wherever it leads. */
  page: string;
  /** In place of the page's name; of a link, its text. */
  labels: Localized;
  /** Of a link, none. */
  children: WebsiteMenuEntry[];
}

export type WebsiteFieldValue = string | number | boolean | string[] | Localized | WebsiteMenuEntry[];

export interface WebsiteField {
  /** Where it stands: `modules[2].title`. */
  name: string;
  kind: WebsiteFieldKind;
  /** Key of its name, such as `title`. */
  label: string;
  /** The value is a text per language. */
  isLocalized: boolean;
  isRequired: boolean;
  value: WebsiteFieldValue;
  /** Of a choice. */
  options: string[];
}

/** Fields under one heading. */
export interface WebsiteFieldGroup {
  kind: 'page' | 'banner' | 'module' | 'search' | 'item' | 'column' | 'whole';
  /** What a module shows; else empty. */
  show: string;
  /** From 1, of a module, item or column; else 0. */
  number: number;
  fields: WebsiteField[];
}

/** `GET /api/agency/website/thing` */
export interface WebsiteThingAnswer {
  staff: StaffMember;
  thing: WebsiteThing;
  /** Changes with every change of its files; a save says which one it started from. */
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

/** One save. */
export interface WebsiteEdit {
  id: number;
  /** ISO time. */
  at: string;
  by: string;
  files: { file: string; lines: WebsiteDiffLine[] }[];
  /** The edit that it took back; null: none. */
  undoes: number | null;
  /** Nothing newer has changed what it changed. */
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
  /** Of the site as it would be. */
  path: string;
  /** ISO time. */
  endsAt: string;
}

/** `POST /api/agency/website` and `…/preview`: what was typed over which version; only what changed. */
export interface WebsiteSave {
  thing: string;
  version: string;
  values: Record<string, WebsiteFieldValue>;
}
