import type { Language } from '@facade/shared-domain/model';
import { z } from 'zod';
import { loggedInStaff } from '../../accounts/index.ts';
import { closeSlots, openSlots, type Span, undoSlotChange } from '../../appointments/index.ts';
import {
  type Api,
  formText,
  inLanguage,
  ProblemError,
  problemAnswer,
  requestLanguage,
  siteOrigin,
} from '../../http/index.ts';
import { momentOf } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { agendasFor } from '../agenda/agendas.ts';
import { cancelAgendaVisit } from '../agenda/cancel-agenda-visit.ts';
import { readAgenda } from '../agenda/read-agenda.ts';
import type { VisitServices } from '../inbox/cancel-visit.ts';
import { type AgendaChange, agendaAnswer, agendaChange, agendaQuery } from '../schemas/agenda.ts';
import { LEAD_TEXTS } from '../texts/index.ts';

const tags = ['agency'];
const notLoggedIn = problemAnswer('not logged in as staff');

interface AgendaServices extends Pick<VisitServices, 'outbox' | 'mail'> {
  siteData: SiteData;
  db: Db;
}

/** `GET /api/agency/agenda` and `POST /api/agency/agenda`: a week of visits, and changes to it by staff. */
export async function agendaRoute(api: Api, { siteData, db, outbox, mail }: AgendaServices): Promise<void> {
  api.get(
    '/api/agency/agenda',
    {
      schema: {
        tags,
        summary: 'A week of visits: managers see everybody’s, agents their own and those of leads they see',
        querystring: inLanguage.extend(agendaQuery.shape),
        response: { 200: agendaAnswer, 400: problemAnswer('a parameter is not valid'), 401: notLoggedIn },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      const { lang: language, week: day, agent } = request.query;
      return readAgenda(db, staff, { day, agent, language }, await siteData.current());
    },
  );
  api.post(
    '/api/agency/agenda',
    {
      schema: {
        tags,
        summary: 'Cancels a visit (both sides are mailed), opens or closes times, or undoes that',
        body: agendaChange,
        response: {
          204: z.null(),
          401: notLoggedIn,
          404: problemAnswer('there is no such visit, time or agenda, or it is a colleague’s'),
          409: problemAnswer('the visit has been changed, or is over'),
          422: problemAnswer('fields that are not valid'),
        },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      const { action, id = '', sequence = 0, change = 0, agent = '' } = request.body;
      const snapshot = await siteData.current();
      const agendas = agendasFor(staff, snapshot).map(({ email }) => email);
      if (action === 'cancel') {
        const origin = siteOrigin(request, snapshot.content.settings.origin);
        const services = { snapshot, origin, outbox, mail };
        const outcome = await cancelAgendaVisit(db, staff, { id, sequence }, services);
        if (outcome === 'not-found') throw new ProblemError('not-found');
        if (outcome === 'conflict')
          throw new ProblemError('conflict', { id: LEAD_TEXTS[requestLanguage(request)].visitChanged });
      } else if (action === 'undo') {
        const mayUndo = staff.role === 'manager' ? undefined : agendas;
        if (!(await undoSlotChange(db, change, mayUndo))) throw new ProblemError('not-found');
      } else {
        const agenda = agent.toLowerCase();
        if (!agendas.includes(agenda)) throw new ProblemError('not-found');
        const span = spanOf(request.body, requestLanguage(request));
        await (action === 'open' ? openSlots : closeSlots)(db, { agenda, ...span });
      }
      return reply.status(204).send(null);
    },
  );
}

/** @throws ProblemError `invalid-form` if the time does not exist (clock change) or is in the past */
function spanOf({ day = '', from = '', to = '' }: AgendaChange, language: Language): Span {
  const wrong = (field: string, key: string) => new ProblemError('invalid-form', { [field]: formText(key, language) });
  const start = momentOf(day, from);
  const end = momentOf(day, to);
  if (!start) throw wrong('from', 'invalid');
  if (!end) throw wrong('to', 'invalid');
  if (end <= new Date()) throw wrong('day', 'span.past');
  return { start, end };
}
