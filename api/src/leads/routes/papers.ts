import { create as contentDisposition } from 'content-disposition';
import { loggedInStaff } from '../../accounts/index.ts';
import { plainName } from '../../catalogue/index.ts';
import { type Api, documentAnswer, ProblemError, problemAnswer } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import { filledPaper } from '../../print/index.ts';
import type { SiteData } from '../../site/index.ts';
import { leadsOf } from '../inbox/list-leads.ts';
import { isVisibleTo } from '../inbox/visible.ts';
import { leadId } from '../schemas/agency.ts';

/** `GET /api/agency/leads/:id/paper.pdf`: the submitted form as a filled PDF, for staff who may see the lead. */
export async function leadPapersRoute(api: Api, services: { db: Db; siteData: SiteData }): Promise<void> {
  const { db } = services;
  api.get(
    '/api/agency/leads/:id/paper.pdf',
    {
      schema: {
        tags: ['agency'],
        summary: 'A rental application or purchase offer as it was sent, as a filled PDF',
        params: leadId,
        response: {
          200: documentAnswer('the filled form', 'application/pdf'),
          401: problemAnswer('not logged in as staff'),
          404: problemAnswer('no lead with a paper that this person may see'),
        },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      const seen = await leadsOf(db)
        .select('lead.id')
        .where('lead.id', '=', request.params.id)
        .where(isVisibleTo(staff))
        .executeTakeFirst();
      const paper = seen ? await filledPaper(services, seen.id) : null;
      if (!paper) throw new ProblemError('not-found');
      return reply
        .header('content-disposition', contentDisposition(paper.name, { fallback: plainName(paper.name) }))
        .header('x-content-type-options', 'nosniff')
        .type('application/pdf')
        .send(paper.bytes);
    },
  );
}
