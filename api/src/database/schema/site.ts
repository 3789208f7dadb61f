import type { Generated } from 'kysely';
import type { Day, DefaultedMoment, Json, Moment } from './columns.ts';

/** Of visitors who sent nothing, and of the site itself. */
export interface SiteTables {
  /** `source` is a kind of source, of a portal with its name: `portal:Immoweb`. */
  visit: { day: Day; property_id: number; source: string; visits: number };
  /** What all days of `visit` add up to. */
  visit_total: { property_id: number; source: string; visits: number };
  /** How often visitors kept a home as a favourite. */
  favourite: { day: Day; property_id: number; times: number };
  /** Random, of one day each, and gone with it. */
  visit_salt: { day: Day; salt: string };
  /** Who was counted for which home: a hash under the salt of the day, until the half hour has passed. */
  visit_seen: { key: string; day: Day; until: Moment };
  /** `wording` is a key of `consent_wording`; empty where the section's own words were shown. */
  consent: {
    id: string;
    version: string;
    language: Generated<string>;
    wording: Generated<string>;
    choices: Json<Record<string, boolean>>;
    given_at: Moment;
  };
  /** What the agency said in its own words; `texts` is JSON. */
  consent_wording: { key: string; language: string; texts: string; first_given_at: Moment };
  /** What staff saved of the content folder: texts of its files before and after, null where there was none. `thing`: page, article or menu. */
  content_edit: {
    id: Generated<number>;
    thing: string;
    files: Json<{ file: string; before: string | null; after: string | null }[]>;
    staff_id: number | null;
    by: string;
    at: DefaultedMoment;
    undoes: number | null;
  };
  /** `edits` are whole text files of the content folder by their name; null: the file is not there. */
  content_preview: {
    token_hash: string;
    edits: Json<Record<string, string | null>>;
    /** Whether drafts are shown as published. */
    unpublished: boolean;
    /** What it is for, in words. */
    note: string;
    made_at: Moment;
    ends_at: Moment;
  };
  /** Keys that all apis of a site share. */
  secret: { name: string; value: string };
  /** Counters of a window of time, by a keyed hash of what is counted. */
  hit_counter: { key: string; hits: number; resets_at: Moment };
}
