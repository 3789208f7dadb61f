import type { Feed, Saying } from '@facade/feed';
import type { Db } from '../platform/index.ts';
import type { ImportOptions } from './import-run.ts';
import type { Removals } from './report.ts';
import type { Changes } from './staging/compare-entries.ts';
import type { StoredFeeds } from './stored-feeds/stored-feeds.ts';

/** Homes that an import may remove without a question, and their share if there are many. */
const FEW = 5;
const SHARE = 0.2;

/** Whether more homes would leave the site at once than leave it in daily business. */
export const isMass = ({ removed, homes }: Removals): boolean => removed > Math.max(FEW, homes * SHARE);

/** Number of homes that the caller allows an import to remove; null if nobody decided. */
export const allowedRemovals = ({ allowRemovals = null, sample }: ImportOptions): number | null =>
  sample ? Number.POSITIVE_INFINITY : allowRemovals;

/** How many of the stored homes of a feed the changes remove. */
export async function countRemovals(db: Db, source: string, { removed }: Changes): Promise<Removals> {
  const { homes } = await db
    .selectFrom('property')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feed_entry')
            .whereRef('feed_entry.id', '=', 'property.id')
            .where('kind', '=', 'property')
            .where('source', '<>', source),
        ),
      ),
    )
    .select(({ fn }) => fn.countAll<string>().as('homes'))
    .executeTakeFirstOrThrow();
  return { removed, homes: Number(homes) };
}

/**
 * Why an import must not remove these homes; null if it may. A feed that ends too early looks like one whose other homes were
 * withdrawn: an export that failed halfway must not empty the site.
 * @param feed the file as delivered, without conversion
 */
export async function refuseRemovals(
  removals: Removals,
  { allowed, changes, feed, kept }: { allowed: number | null; changes: Changes; feed: Feed; kept: StoredFeeds },
): Promise<Saying | null> {
  const { removed, homes } = removals;
  const values = { removed, homes };
  if (allowed !== null) return removed > allowed ? { kind: 'removesMore', values: { ...values, allowed } } : null;
  if (isMass(removals)) return { kind: 'removesMany', values };
  return changes.isDifferent && (await kept.isCutOff(feed)) ? { kind: 'endsEarly', values } : null;
}
