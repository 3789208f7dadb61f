import { create as contentDisposition } from 'content-disposition';
import { homesOf, loggedInOwner } from '../../accounts/index.ts';
import { readSummaries } from '../../catalogue/index.ts';
import { type Api, documentAnswer, id, inLanguage, ProblemError, problemAnswer } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { ownerStatistics as statisticsOf } from '../dashboard/statistics.ts';
import { visitsCsv } from '../dashboard/visits-csv.ts';
import { owner, ownerEventKind, ownerStatistics } from '../schemas/owner.ts';
import { STATISTICS_TEXTS } from '../texts/index.ts';

const notLoggedIn = problemAnswer('not logged in');
const notTheirs = problemAnswer('the property is not one of the owner’s');

const ofProperty = inLanguage.extend({
  property: id.optional().describe('one of the owner’s properties; all of them where it is left out'),
});

interface StatisticsServices {
  siteData: SiteData;
  db: Db;
  dataFolder: string;
}

/**
 * `GET /api/owner/me`, `GET /api/owner/statistics` and `GET /api/owner/visits.csv`: for the logged-in owner, never
 * cached.
 */
export async function statisticsRoute(api: Api, { siteData, db, dataFolder }: StatisticsServices): Promise<void> {
  api.get(
    '/api/owner/me',
    { schema: { tags: ['owner'], summary: 'The logged-in owner', response: { 200: owner, 401: notLoggedIn } } },
    async (request) => {
      const { name, email } = loggedInOwner(request);
      return { name, email };
    },
  );
  api.get(
    '/api/owner/statistics',
    {
      schema: {
        tags: ['owner'],
        summary: 'Visits and history of the owner’s properties',
        querystring: ofProperty.extend({ kind: ownerEventKind.optional().describe('events of this kind only') }),
        response: { 200: ownerStatistics, 401: notLoggedIn, 404: notTheirs },
      },
    },
    async (request) => {
      const found = loggedInOwner(request);
      const snapshot = await siteData.current();
      const view = { ...snapshot.view(request.query.lang), db };
      const { agency, content } = snapshot;
      const { areas, settings } = content;
      const sources = { db, view, areas, agency, dataFolder, offers: settings.offers.shows };
      const statistics = await statisticsOf(found, request.query, sources);
      if (!statistics) throw new ProblemError('not-found');
      return statistics;
    },
  );
  api.get(
    '/api/owner/visits.csv',
    {
      schema: {
        tags: ['owner'],
        summary: 'Visits of the owner’s properties per day and source, for a spreadsheet',
        querystring: ofProperty,
        response: {
          200: documentAnswer('UTF-8 with a byte order mark, separated by semicolons', 'text/csv'),
          401: notLoggedIn,
          404: notTheirs,
        },
      },
    },
    async (request, reply) => {
      const { lang, property } = request.query;
      const { id: accountId } = loggedInOwner(request);
      const all = await homesOf(db, accountId);
      if (property !== undefined && !all.includes(property)) throw new ProblemError('not-found');
      const chosen = property === undefined ? all : [property];
      const view = { ...(await siteData.current()).view(lang), db };
      const titles = new Map((await readSummaries(view, chosen)).map(({ id, title }) => [id, title.text]));
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition(`${STATISTICS_TEXTS[lang].file}.csv`));
      return visitsCsv(db, chosen, titles, lang);
    },
  );
}
