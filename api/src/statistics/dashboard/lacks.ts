import type { Goal, Lack, LackKind } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { FEWEST_HOMES } from '../../catalogue/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { Db, StoredProperty } from '../../platform/index.ts';
import { median } from './median.ts';

/** Fewer pictures than this are too few. */
const ENOUGH_PICTURES = 8;

/** How many homes are compared, newest first, and over how many days. */
const COMPARED = 300;
const DAYS = 30;

const KINDS: readonly LackKind[] = ['pictures', 'plan', 'certificate', 'video', 'languages'];

/** Which of the things that a page may lack a home has. */
type Having = Readonly<Record<LackKind, boolean>>;

interface ComparedHome extends Having {
  visits: number;
}

/** What a home has. Only dwellings need a certificate. */
function havingOf({ pictures, texts, energy, isDwelling, videoUrl, virtualTourUrl }: StoredProperty): Having {
  const all = Object.values(texts);
  return {
    pictures: pictures.length >= ENOUGH_PICTURES,
    plan:
      pictures.some(({ plan }) => plan) || all.some(({ documents }) => documents.some(({ kind }) => kind === 'plan')),
    certificate: energy !== null || !isDwelling,
    video: videoUrl !== null || virtualTourUrl !== null,
    languages: all.filter(({ description }) => description.trim() !== '').length > 1,
  };
}

/**
 * Cached for some minutes: the homes of a goal are the same for all owners, and reading them is the most expensive
 * query of the dashboard.
 */
const CACHED_FOR = 10 * 60_000;
const comparedOf = perObject((_: Db) => new LRUCache<Goal, Promise<ComparedHome[]>>({ max: 2, ttl: CACHED_FOR }));

/**
 * What a page lacks, and how many more visits the agency's homes get that have it. Counts 30 days of visits to homes
 * with the same goal that were on the site all that time. With too few homes to compare, `visits` is null.
 */
export async function lacksOf(db: Db, property: StoredProperty, today: string): Promise<Lack[]> {
  const having = havingOf(property);
  const missing = KINDS.filter((kind) => !having[kind]);
  if (missing.length === 0) return [];
  const homes = await comparedHomes(db, property.goal, today);
  return missing.map((kind): Lack => ({ kind, visits: visitsWith(homes, kind) })).sort((a, b) => costOf(b) - costOf(a));
}

const costOf = ({ visits }: Lack) => (visits ? visits.having - visits.lacking : 0);

function visitsWith(homes: readonly ComparedHome[], kind: LackKind): Lack['visits'] {
  const having = homes.filter((home) => home[kind]).map(({ visits }) => visits);
  const lacking = homes.filter((home) => !home[kind]).map(({ visits }) => visits);
  if (having.length < FEWEST_HOMES || lacking.length < FEWEST_HOMES) return null;
  return { having: median(having), lacking: median(lacking) };
}

function comparedHomes(db: Db, goal: Goal, today: string): Promise<ComparedHome[]> {
  const ofSite = comparedOf(db);
  const known = ofSite.get(goal);
  if (known) return known;
  const reading = readCompared(db, goal, today);
  ofSite.set(goal, reading);
  reading.catch(() => ofSite.delete(goal));
  return reading;
}

async function readCompared(db: Db, goal: Goal, today: string): Promise<ComparedHome[]> {
  const since = addDays(today, -DAYS);
  const { rows } = await sql<{ record: StoredProperty; visits: number }>`
    select record, coalesce((select sum(visits) from visit
      where visit.property_id = home.id and day >= ${since} and day < ${today}), 0)::int as visits
    from (select id, record from property where goal = ${goal} and is_available and published_at < ${since}::date
      order by published_at desc, id desc limit ${COMPARED}) as home`.execute(db);
  return rows.map(({ record, visits }) => ({ ...havingOf(record), visits }));
}
