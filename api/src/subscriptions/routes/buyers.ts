import type { BuyersAnswer, Language } from '@facade/shared-domain/model';
import { z } from 'zod';
import { loggedInStaff } from '../../accounts/index.ts';
import { type Api, id, inLanguage, ProblemError, problemAnswer } from '../../http/index.ts';
import { staffMember } from '../../leads/index.ts';
import type { Db } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { readBuyers } from '../buyers/read-buyers.ts';
import { tellBuyers } from '../buyers/tell-buyers.ts';

const people = z.int();

const buyersAnswer = z.object({
  staff: staffMember,
  homes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      city: z.string(),
      path: z.string(),
      people,
    }),
  ),
  searched: z.object({ untold: z.int(), searches: z.array(z.object({ text: z.string(), people })) }).nullable(),
}) satisfies z.ZodType<BuyersAnswer>;

const notLoggedIn = problemAnswer('not logged in as staff');
const notVisible = problemAnswer('there is no such home for sale or rent, or it is a colleague’s');

/**
 * `GET /api/agency/buyers` and `POST /api/agency/buyers`: how many people search for a home, and a mail to those who have not
 * got one about it.
 */
export async function buyersRoute(api: Api, { siteData, db }: { siteData: SiteData; db: Db }): Promise<void> {
  const placesIn = async (lang: Language) => {
    const { view, content } = await siteData.current();
    return { view: { ...view(lang), db }, areas: content.areas };
  };
  api.get(
    '/api/agency/buyers',
    {
      schema: {
        tags: ['agency'],
        summary: 'How many people search for each of the reader’s homes, or for one and in which words',
        querystring: inLanguage.extend({ home: id.optional().describe('id of a property') }),
        response: { 200: buyersAnswer, 401: notLoggedIn, 404: notVisible },
      },
    },
    async (request) => {
      const { lang, home } = request.query;
      const found = await readBuyers(db, loggedInStaff(request), home, await placesIn(lang));
      if (!found) throw new ProblemError('not-found');
      return found;
    },
  );
  api.post(
    '/api/agency/buyers',
    {
      schema: {
        tags: ['agency'],
        summary: 'Adds a home to the next mail of every saved search that it matches and that was not mailed about it',
        body: z.object({ home: id }),
        response: {
          204: z.null(),
          401: notLoggedIn,
          404: notVisible,
          422: problemAnswer('fields that are not valid'),
        },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      if (!(await tellBuyers(db, staff, request.body.home, await placesIn('nl')))) throw new ProblemError('not-found');
      return reply.status(204).send(null);
    },
  );
}
