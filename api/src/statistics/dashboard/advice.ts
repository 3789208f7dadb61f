import type { AdviceKind, Attention, OwnerAdvice, OwnerProgress } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { type CatalogueView, priceContext } from '../../catalogue/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { Db, StoredProperty } from '../../platform/index.ts';
import { sentByOthers } from './interest.ts';
import { median } from './median.ts';

/** In the first days a home is viewed because it is new. */
const EARLY_DAYS = 14;
/** The figures that are compared are of so many days. */
const DAYS = 30;
/** Less than this share of what similar homes get is clearly less. */
const CLEARLY_LESS = 0.7;
/** A median below this is too small to be clearly missed. */
const LEAST_INTEREST = 2;
/** So many visitors have seen the price, and the home. */
const MANY_VISITS = 4;

interface Figures extends Pick<OwnerAdvice, 'own' | 'similar'>, Pick<OwnerProgress, 'visits' | 'offers'> {
  daysOnline: number;
}

/**
 * What the figures say, the first that applies: who is not seen cannot be asked about, and who is not asked about is not visited. Null where
 * no page of these homes was counted, such as on a new site.
 */
export function adviceOf({ daysOnline, own, similar, visits, offers }: Figures): AdviceKind | null {
  if (own.views === 0 && similar.views === 0) return null;
  if (daysOnline < EARLY_DAYS) return 'early';
  if (own.views < similar.views * CLEARLY_LESS) return 'unseen';
  if (similar.interest >= LEAST_INTEREST && own.interest < similar.interest * CLEARLY_LESS) return 'unasked';
  return visits >= MANY_VISITS && offers === 0 ? 'unoffered' : 'well';
}

interface AdviceContext {
  view: CatalogueView;
  /** The similar homes. */
  ids: readonly number[];
  /** The owner's, whose own messages are no interest. */
  email: string;
  progress: OwnerProgress;
  today: string;
}

/** The advice for a home beside similar ones; null for what is no longer offered, and where the figures say nothing. */
export async function adviceFor(
  db: Db,
  property: StoredProperty,
  { view, ids, email, progress, today }: AdviceContext,
): Promise<OwnerAdvice | null> {
  if (progress.stage === 'closed' || progress.stage === 'agreed') return null;
  const found = await attentionTo(db, [property.id, ...ids], { email, since: addDays(today, 1 - DAYS) });
  const own = found.get(property.id) ?? { views: 0, interest: 0 };
  const middle = (name: keyof Attention) => median(ids.map((id) => found.get(id)?.[name] ?? 0));
  const similar = { views: middle('views'), interest: middle('interest') };
  const daysOnline = (Date.parse(today) - Date.parse(property.publishedAt)) / 86_400_000;
  const kind = adviceOf({ ...progress, daysOnline, own, similar });
  if (kind === null) return null;
  const context = await priceContext(view, property);
  return {
    kind,
    own,
    similar,
    ...(context && {
      price: { perSquareMetre: context.perSquareMetre, low: context.low, high: context.high },
    }),
  };
}

async function attentionTo(
  db: Db,
  ids: readonly number[],
  { email, since }: { email: string; since: string },
): Promise<ReadonlyMap<number, Attention>> {
  const { rows } = await sql<Attention & { id: number }>`select home.id,
      coalesce((select sum(visits) from visit where property_id = home.id and day >= ${since}), 0)::int as views,
      (coalesce((select sum(times) from favourite where property_id = home.id and day >= ${since}), 0)
        + (select count(*) from submission where property_id = home.id
          and created_at >= ${since}::date at time zone 'Europe/Brussels' and ${sentByOthers(email)}))::int as interest
    from unnest(${ids}::int[]) as home (id)`.execute(db);
  return new Map(rows.map(({ id, ...attention }) => [id, attention]));
}
