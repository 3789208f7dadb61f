import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Registered searches and subscriptions to the newsletter. `home_news` stores what imports changed of homes until it has been
 * compared with every search, `demand_match` what was or will be mailed for each search: a home once for each event.
 */
export const demands: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['garages', 'parkings'])
      await sql`alter table property add column ${sql.ref(column)} double precision`.execute(db);
    for (const table of TABLES) await sql.raw(table).execute(db);
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};

/** The columns of a home that are compared, as in the table `property`. */
const HOME = `goal text not null, category_ids integer[] not null, city_key text not null, zip text not null,
  price double precision, bedrooms double precision, garages double precision, parkings double precision,
  living_area double precision, land_area double precision, energy text, features text[] not null,
  lat double precision, lng double precision`;

const TABLES = [
  `create table demand (
    number integer generated always as identity primary key,
    id uuid not null unique, email text not null, language text not null, origin text,
    state text not null, frequency text not null, record jsonb not null,
    goal text not null, category_ids integer[] not null, places text[] not null, area polygon,
    min_price double precision, max_price double precision, min_bedrooms double precision, max_bedrooms double precision,
    min_garages double precision, max_garages double precision, min_parkings double precision, max_parkings double precision,
    min_surface double precision, min_land double precision, energy text[] not null, features text[] not null,
    created_at timestamptz not null default now(), confirmed_at timestamptz, stopped_at timestamptz, due_at timestamptz)`,
  `create table newsletter (
    number integer generated always as identity primary key,
    id uuid not null unique, email text not null, language text not null, origin text, state text not null,
    created_at timestamptz not null default now(), confirmed_at timestamptz, stopped_at timestamptz)`,
  `create table home_news (
    number bigint generated always as identity primary key,
    property_id integer not null, at timestamptz not null, is_now boolean not null, is_new boolean not null,
    is_cheaper boolean not null, zone text, ${HOME})`,
  `create table demand_match (
    demand integer not null references demand (number) on delete cascade,
    property_id integer not null, event text not null, kind text not null,
    at timestamptz not null default now(), sent_at timestamptz,
    primary key (demand, property_id, event))`,
  // The progress of the current run: it compares news up to a number, and continues with the searches after another.
  `create table demand_run (
    "only" boolean primary key check ("only"), upto bigint not null, after integer not null)`,
  'insert into demand_run values (true, 0, 0)',
];

const INDEXES = [
  'create index demand_email on demand (email)',
  'create index demand_due on demand (due_at) where due_at is not null',
  "create index demand_created on demand (created_at) where state <> 'confirmed'",
  'create index newsletter_email on newsletter (email)',
  'create index demand_match_waiting on demand_match (demand) where sent_at is null',
];
