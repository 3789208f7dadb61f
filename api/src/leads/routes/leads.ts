import { z } from 'zod';
import { loggedInStaff } from '../../accounts/index.ts';
import { type Api, inLanguage, ProblemError, problemAnswer, siteOrigin } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { type ChangeServices, changeLead, changeLeads } from '../inbox/change-lead.ts';
import { listLeads } from '../inbox/list-leads.ts';
import { readLead } from '../inbox/read-lead.ts';
import { readIncompleteAds } from '../incomplete-ads.ts';
import { inboxQuery, leadAnswer, leadId, leadInbox } from '../schemas/agency.ts';
import { leadChange, leadsChange } from '../schemas/agency-changes.ts';

const tags = ['agency'];
const notLoggedIn = problemAnswer('not logged in as staff');
const notVisible = problemAnswer('there is no such lead, or it is a colleague’s');

interface LeadServices extends Pick<ChangeServices, 'outbox' | 'mail' | 'webhook'> {
  siteData: SiteData;
  db: Db;
}

/**
 * `GET /api/agency/leads`, `GET /api/agency/leads/:id`, `POST /api/agency/lead` and `POST /api/agency/leads`: forms of
 * visitors, and how staff handle them, one or several at once.
 */
export async function leadsRoute(api: Api, { siteData, db, outbox, mail, webhook }: LeadServices): Promise<void> {
  api.get(
    '/api/agency/leads',
    {
      schema: {
        tags,
        summary: 'A page of the inbox: managers see all leads, agents those about their homes or assigned to them',
        querystring: inLanguage.extend(inboxQuery.shape),
        response: { 200: leadInbox, 400: problemAnswer('a parameter is not valid'), 401: notLoggedIn },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      const snapshot = await siteData.current();
      const { lang, ...filter } = request.query;
      const view = snapshot.view(lang);
      const inbox = await listLeads(db, staff, filter, view, snapshot);
      return { ...inbox, incompleteAds: await readIncompleteAds(db, view) };
    },
  );
  api.get(
    '/api/agency/leads/:id',
    {
      schema: {
        tags,
        summary: 'One lead with everything that was sent and done',
        params: leadId,
        querystring: inLanguage,
        response: { 200: leadAnswer, 401: notLoggedIn, 404: notVisible },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      const snapshot = await siteData.current();
      const found = await readLead(db, staff, request.params.id, request.query.lang, snapshot);
      if (!found) throw new ProblemError('not-found');
      return found;
    },
  );
  api.post(
    '/api/agency/lead',
    {
      schema: {
        tags,
        summary: 'Answers, assigns, approves or annotates a lead, cancels its visit, or shows its offer to the owner',
        body: leadChange,
        response: {
          204: z.null(),
          401: notLoggedIn,
          404: notVisible,
          409: problemAnswer('a colleague has changed it meanwhile'),
          422: problemAnswer('fields that are not valid'),
        },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      const snapshot = await siteData.current();
      const origin = siteOrigin(request, snapshot.content.settings.origin);
      const outcome = await changeLead(db, staff, request.body, { snapshot, origin, outbox, mail, webhook });
      if (outcome !== 'done') throw new ProblemError(outcome === 'not-applicable' ? 'bad-request' : outcome);
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/agency/leads',
    {
      schema: {
        tags,
        summary: 'Marks several leads as answered, or assigns them',
        body: leadsChange,
        response: {
          204: z.null(),
          401: notLoggedIn,
          404: notVisible,
          409: problemAnswer('a colleague has changed one of them meanwhile; the others are changed'),
          422: problemAnswer('no lead is chosen, or fields that are not valid'),
        },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      const snapshot = await siteData.current();
      const origin = siteOrigin(request, snapshot.content.settings.origin);
      const outcome = await changeLeads(db, staff, request.body, { snapshot, origin, outbox, mail, webhook });
      if (outcome !== 'done') throw new ProblemError(outcome === 'not-applicable' ? 'bad-request' : outcome);
      return reply.status(204).send(null);
    },
  );
}
