import type { OwnerEventKind, OwnerStatistics } from '@facade/shared-domain/model';
import type { Area } from '@facade/shared-domain/places/area-at';
import { homesOf, type Person } from '../../accounts/index.ts';
import { type AgencyContext, type CatalogueView, readSummaries } from '../../catalogue/index.ts';
import type { Settings } from '../../content/index.ts';
import { brusselsDay } from '../../kernel/index.ts';
import { readMessages } from '../../leads/index.ts';
import type { Db } from '../../platform/index.ts';
import { readSource } from '../views/visit-source.ts';
import { readHistory } from './history.ts';
import { readHome } from './home.ts';
import { readInterest } from './interest.ts';
import { type SimilarVisits, similarVisits } from './similar-visits.ts';
import { countVisits } from './visit-counts.ts';
import { periodsOf, visitFigures } from './visit-figures.ts';

/** Parameters of an owner's request. */
export interface StatisticsQuery {
  /** One of the owner's homes. Default: all. */
  property?: number | undefined;
  kind?: OwnerEventKind | undefined;
}

/** The sources of the statistics. */
export interface StatisticsSources {
  db: Db;
  view: CatalogueView;
  areas: readonly Area[];
  agency: AgencyContext;
  dataFolder: string;
  /** What owners see of offers. */
  offers: Settings['offers']['shows'];
}

/** Visits and history of an owner's homes, never of others'. Null if the requested home is not the owner's. */
export async function ownerStatistics(
  owner: Person,
  { property, kind }: StatisticsQuery,
  { db, view, areas, agency, dataFolder, offers }: StatisticsSources,
  now = new Date(),
): Promise<OwnerStatistics | null> {
  const ids = await homesOf(db, owner.id);
  if (property !== undefined && !ids.includes(property)) return null;
  const chosen = property === undefined ? ids : [property];
  const periods = periodsOf(brusselsDay(now));
  const { byDay, byProperty, bySource } = await countVisits(db, ids, chosen, periods.first);
  const total = [...bySource.values()].reduce((a, b) => a + b, 0);
  const figures = visitFigures(byDay, periods, total);
  const wanted = await noteReader(db, owner.id, view.language);
  const [only] = chosen.length === 1 ? chosen : [];
  const similar = only === undefined ? null : await similarVisits(db, only, periods);
  const home =
    only === undefined
      ? null
      : await readHome(db, only, {
          view,
          areas,
          agency,
          dataFolder,
          email: owner.email,
          similarIds: similar?.ids ?? null,
          today: periods.today,
        });
  const properties = await readSummaries(view, ids);
  return {
    owner: { name: owner.name, email: owner.email },
    properties: properties.map(({ id, title, path, pictures }) => ({
      id,
      title: title.text,
      path,
      picture: pictures[0] ?? null,
      visits: byProperty.get(id) ?? 0,
    })),
    ...wanted,
    chosen: only ?? null,
    ...figures,
    ...(similar && withSimilar(figures, similar)),
    similar: similar?.similar ?? null,
    sources: [...bySource]
      .map(([source, visits]) => ({ ...readSource(source), visits }))
      .sort((a, b) => b.visits - a.visits),
    interest: await readInterest(db, { ids: chosen, email: owner.email, now }),
    history: await readHistory(db, { ids: chosen, email: owner.email, offers, kind }),
    messages: await readMessages(db, owner.id, chosen),
    home,
  };
}

/** Stores the owner's language, for mails. Returns which mails they want. */
async function noteReader(
  db: Db,
  accountId: number,
  language: string,
): Promise<Pick<OwnerStatistics, 'wantsSummary' | 'wantsVisits'>> {
  const account = await db
    .selectFrom('account')
    .select(['language', 'wants_summary', 'wants_visits'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account && account.language !== language)
    await db.updateTable('account').set({ language }).where('id', '=', accountId).execute();
  return { wantsSummary: account?.wants_summary ?? false, wantsVisits: account?.wants_visits ?? false };
}

const withSimilar = (
  { today, week, month }: Pick<OwnerStatistics, 'today' | 'week' | 'month'>,
  visits: SimilarVisits,
) => ({
  today: { ...today, similar: visits.today },
  week: { ...week, similar: visits.week },
  month: { ...month, similar: visits.month },
});
