import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Homes that somebody follows by mail, and what imports changed of them since the last mail. */
export const watchedHomes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `create table follow (
    number integer generated always as identity primary key,
    id uuid not null unique, email text not null, language text not null, origin text, state text not null,
    created_at timestamptz not null default now(), confirmed_at timestamptz, stopped_at timestamptz, due_at timestamptz)`,
  `create table follow_home (
    follow integer not null references follow (number) on delete cascade,
    property_id integer not null,
    primary key (follow, property_id))`,
  `create table follow_news (
    id bigint generated always as identity primary key,
    follow integer not null references follow (number) on delete cascade,
    property_id integer not null, kind text not null, at timestamptz not null, sent_at timestamptz)`,
  'create index follow_email on follow (email)',
  'create index follow_due on follow (due_at) where due_at is not null',
  'create index follow_home_property on follow_home (property_id)',
  'create index follow_news_follow on follow_news (follow)',
];
