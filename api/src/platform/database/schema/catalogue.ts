import type { FeedProblem } from '@facade/feed';
import type { Price } from '@facade/shared-domain/model';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultedMoment, Json, Moment } from './columns.ts';
import type {
  StoredAgent,
  StoredCategory,
  StoredCity,
  StoredLookups,
  StoredProject,
  StoredProperty,
  StoredReport,
  StoredRibbon,
  StoredTeaser,
} from './stored.ts';

/** The feed's data, and how it was last imported. */
export interface CatalogueTables {
  data_revision: { only: boolean; revision: string; changed_at: Moment };
  /**
   * The last revisions of the catalogue, in order, each with the keys of what it changed; null: everything. See
   * `changes/keys.ts`.
   */
  catalogue_change: { number: Generated<string>; revision: string; keys: string[] | null };
  property: {
    id: number;
    goal: string;
    availability: string;
    project_id: number | null;
    price: number | null;
    published_at: Moment;
    record: Json<StoredProperty>;
    /** Version of the rules that derived the columns below from `record`: see `import/mapping/property-row.ts`. */
    rules: number;
    is_available: boolean;
    zip: string;
    city: string;
    /** See `cityKey`. */
    city_key: string;
    /** The main category first. */
    category_ids: number[];
    /** Homes of one main category whose type has the same name in every language. */
    type_key: string;
    bedrooms: number | null;
    garages: number | null;
    /** Places to park outside a garage. */
    parkings: number | null;
    /** m² */
    living_area: number | null;
    land_area: number | null;
    /** The living area, otherwise the land: what lists sort by. */
    area: number | null;
    bathrooms: number | null;
    /** Year of construction. */
    built: number | null;
    /** ISO date: see `freeFrom`. */
    free_from: string | null;
    /** Letter of the energy label. */
    energy: string | null;
    /** See `featuresOf`. */
    features: string[];
    lat: number | null;
    lng: number | null;
    is_exact: boolean;
    /** Random from 0 to 1, but always the same for the same home. */
    shuffle: number;
    /** A tsvector of folded words. */
    words: string;
  };
  /** Teasers of homes that are offered without being published. */
  off_market: { id: number; published_at: Moment; record: Json<StoredTeaser> };
  project: { id: number; record: Json<StoredProject> };
  category: { id: number; record: Json<StoredCategory> };
  ribbon: { id: number; record: Json<StoredRibbon> };
  city: { zip: string; name: string; record: Json<StoredCity> };
  agent: { id: string; record: Json<StoredAgent> };
  picture: { id: string; width: number; height: number; color: string; file: string };
  /** A property or project as the last import found it: its records' languages and hashes, its references, its picture files. */
  feed_entry: {
    kind: string;
    id: number;
    /** Name of the feed that it is in. */
    source: string;
    languages: string[];
    hashes: string[];
    refs: string[];
    sources: string[];
    warnings: Json<FeedProblem[]> | null;
    /** Languages in which a home that is shown has a description; null for all else. */
    described: string[] | null;
    /** What it refers to has changed while its feed was not imported. */
    is_stale: Generated<boolean>;
  };
  /** The number on this site of each id of a feed, for ever. An id of null: of a home from before ids were stored. */
  source_id: { source: string; kind: string; id: string | null; number: number };
  /**
   * A picture file beside the feed as it was last read, or a fetched one as its server last answered. `unused_since`: no home shows it any
   * more.
   */
  picture_source: {
    name: string;
    size: string;
    modified: number;
    picture_id: string | null;
    problem: string;
    etag: Generated<string | null>;
    last_modified: Generated<string | null>;
    length: Generated<string | null>;
    asked_at: Generated<Moment>;
    unused_since: Moment | null;
  };
  /** Who is importing now. */
  import_state: { only: boolean; token: string | null; holder: string | null; renewed_at: Moment | null };
  /** How each feed was last imported. The first has no name. */
  feed_source: {
    name: string;
    /** Which code mapped its homes. */
    made_by: Generated<string>;
    /** Key of its films and documents, and their names by folder. */
    files: Generated<string>;
    file_names: ColumnType<Record<string, string[]>, string | undefined, string>;
    lookups: ColumnType<StoredLookups | null, string | undefined, string>;
    /** When it was last imported, or pulled from a CRM, also if nothing had changed. */
    imported_at: Moment | null;
    /** The state of the file that the scheduled import has processed, and whether it was refused. */
    seen: Generated<string>;
    /** A manager wants an import at once. */
    is_wanted: Generated<boolean>;
  };
  /** The last event that a CRM reported of a home. */
  crm_hint: {
    /** Name of the feed. */
    source: string;
    /** Id of the home in the CRM. */
    home: string;
    is_deleted: boolean;
    /** As the CRM says. */
    happened_at: Moment;
    hinted_at: DefaultedMoment;
    /** When the home is requested; null once it was. */
    due_at: ColumnType<Date | null, Date | undefined, Date | null>;
    /** The CRM has not got the address of the home's page yet. */
    wants_address: Generated<boolean>;
  };
  /** The last imports, for staff. `report`: as an import returns it. */
  import_run: {
    id: Generated<number>;
    source: string;
    file: string;
    began_at: Moment;
    ended_at: DefaultedMoment;
    report: Json<StoredReport>;
  };
  /** Asked prices, each with its start. Which of them are public: `catalogue/answers/asked-prices.ts`. */
  asked_price: { property_id: number; at: Moment; goal: string; price: Json<Price> };
  property_event: { id: Generated<number>; property_id: number; kind: string; at: Moment };
}
