import type { ColumnType, Generated, Kysely } from 'kysely';
import type {
  StoredAgent,
  StoredCategory,
  StoredCity,
  StoredProject,
  StoredProperty,
  StoredRibbon,
} from '../catalogue/stored.ts';

/** JSON in the database: read as a value, written as text (`JSON.stringify`), because pg would write an array otherwise. */
type Json<T> = ColumnType<T, string, string>;

/** A moment; pg gives a Date. */
type Moment = ColumnType<Date, Date | string, Date | string>;

/** A day in the agency's time zone, `yyyy-mm-dd`. */
type Day = string;

/** The tables. Names and columns as in `migrations/`. */
export interface Tables {
  data_revision: { only: boolean; revision: string; changed_at: Moment };
  property: {
    id: number;
    goal: string;
    availability: string;
    project_id: number | null;
    price: number | null;
    published_at: Moment;
    record: Json<StoredProperty>;
    /** Version of the rules that the columns below were derived by from `record`: see `import/property-row.ts`. */
    rules: number;
    is_available: boolean;
    zip: string;
    city: string;
    /** See `cityKey`. */
    city_key: string;
    /** The main category first. */
    category_ids: number[];
    /** Homes of one main category whose type has the same words in every language. */
    type_key: string;
    bedrooms: number | null;
    /** m² */
    living_area: number | null;
    land_area: number | null;
    /** The living area, else the land: what lists sort by. */
    area: number | null;
    /** Letter of the energy label. */
    energy: string | null;
    /** See `featuresOf`. */
    features: string[];
    lat: number | null;
    lng: number | null;
    is_exact: boolean;
    /** From 0 to 1, by chance, always the same for the same home. */
    shuffle: number;
    /** A tsvector of folded words. */
    words: string;
  };
  project: { id: number; record: Json<StoredProject> };
  category: { id: number; record: Json<StoredCategory> };
  ribbon: { id: number; record: Json<StoredRibbon> };
  city: { zip: string; name: string; record: Json<StoredCity> };
  agent: { id: string; record: Json<StoredAgent> };
  picture: { id: string; width: number; height: number; color: string; file: string };
  property_event: { id: Generated<number>; property_id: number; kind: string; at: Moment };
  submission: {
    id: string;
    form: string;
    language: string;
    property_id: number | null;
    project_id: number | null;
    fields: Json<Record<string, unknown>>;
    created_at: Moment;
  };
  visit: { day: Day; property_id: number; source: string; visits: number };
  account: { id: Generated<number>; email: string; name: string; password_hash: string; created_at: Moment };
  account_property: { account_id: number; property_id: number };
  session: { token_hash: string; account_id: number; expires_at: Moment };
  consent: { id: string; version: string; choices: Json<Record<string, boolean>>; given_at: Moment };
  /** Keys that all apis of a site share. */
  secret: { name: string; value: string };
  /** Counters of a window of time, by a keyed hash of what is counted. */
  hit_counter: { key: string; hits: number; resets_at: Moment };
  /** Login attempts of one source on one account, by a keyed hash of both. */
  login_source: { key: string; attempts: number; admitted: boolean; free_at: Moment; forget_at: Moment };
  /** Idempotency keys of forms, hashed. */
  form_key: { key: string; content_hash: string; submission_id: string; created_at: Moment };
}

export type Db = Kysely<Tables>;
