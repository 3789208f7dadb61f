import type { GoalStep } from '@facade/shared-domain/goals';
import type { Generated } from 'kysely';
import type { Day, DefaultedMoment, Json, Moment } from './columns.ts';

/** Of visitors who sent nothing, and of the site itself. */
export interface SiteTables {
  /** `source` is a kind of source, with its name for a portal: `portal:Immoweb`. */
  visit: { day: Day; property_id: number; source: string; visits: number };
  /** The sum of all days of `visit`. */
  visit_total: { property_id: number; source: string; visits: number };
  /** How often visitors saved a home as a favourite. */
  favourite: { day: Day; property_id: number; times: number };
  /** How many visitors reached a step of a goal with a release of a section, per quarter of an hour. */
  goal_count: { section: string; release: string; slot: Moment; goal: string; step: GoalStep; visitors: number };
  /** Pages on which code of a release threw the same; `frames` are a JSON array of places in its scripts, `place` is the first. */
  browser_error: {
    section: string;
    release: string;
    message: string;
    place: string;
    frames: Json<string[]>;
    pages: number;
    first_seen: DefaultedMoment;
    last_seen: DefaultedMoment;
  };
  /** A random salt per day, deleted after it. */
  visit_salt: { day: Day; salt: string };
  /** Which visitors were counted for which home: a hash under the salt of the day, until the half hour has passed. */
  visit_seen: { key: string; day: Day; until: Moment };
  /** `wording` is a key of `consent_wording`; empty if the section's own wording was shown. */
  consent: {
    id: string;
    version: string;
    language: Generated<string>;
    wording: Generated<string>;
    choices: Json<Record<string, boolean>>;
    given_at: Moment;
  };
  /** The agency's own wording; `texts` is JSON. */
  consent_wording: { key: string; language: string; texts: string; first_given_at: Moment };
  /**
   * What staff saved of the content folder: texts of its files before and after, null if the file did not exist. `thing`: page,
   * article or menu.
   */
  content_edit: {
    id: Generated<number>;
    thing: string;
    files: Json<{ file: string; before: string | null; after: string | null }[]>;
    staff_id: number | null;
    by: string;
    at: DefaultedMoment;
    undoes: number | null;
  };
  /** `edits` are whole text files of the content folder by name; null: the file does not exist. */
  content_preview: {
    token_hash: string;
    edits: Json<Record<string, string | null>>;
    /** Whether drafts are shown as if published. */
    unpublished: boolean;
    /** The preview's purpose, in words. */
    note: string;
    made_at: Moment;
    ends_at: Moment;
  };
  /** Keys that all apis of a site share. */
  secret: { name: string; value: string };
  /** Counters of a window of time, by a keyed hash of what is counted. */
  hit_counter: { key: string; hits: number; resets_at: Moment };
}
