import type { Language } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { type AppointmentServices, applyChange } from '../../appointments/apply-change.ts';
import { type Appointment, readAppointments } from '../../appointments/appointment.ts';
import { placeOf } from '../../appointments/appointment-view.ts';
import { localIso } from '../../appointments/local-time.ts';
import { visitorCalendar } from '../../appointments/mail/appointment-mail.ts';
import { refusalText } from '../../appointments/refusal-texts.ts';
import { mailParties } from '../../forms/mail-parties.ts';
import { siteOrigin } from '../../forms/site-origin.ts';
import { countHit } from '../../limits/hit-counter.ts';
import { keyedHash, keyedHasher } from '../../limits/keyed-hash.ts';
import { idOfToken } from '../../limits/signed-id.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { requestLanguage } from '../../problems/request-language.ts';
import { inLanguage } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';

/** Limit of changes of one visit, because each sends two mails. */
const ALLOWED = { max: 20, seconds: 600 };

const byToken = z.object({ token: z.string().max(100) });

const appointment = z.object({
  status: z.enum(['booked', 'cancelled']),
  start: z.string().describe('with the clock of Belgium: `2026-11-24T14:00:00+01:00`'),
  end: z.string(),
  canChange: z.boolean().describe('not cancelled, and still to come'),
  propertyId: z.int(),
  title: z.string(),
  address: z.string().describe('without the street where it is not published'),
  path: z.string().nullable().describe('of the home; null where it has left the site'),
  agent: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
});

const body = z.object({
  action: z.enum(['move', 'cancel'], { error: 'invalid' }),
  slot: z.string({ error: 'invalid' }).max(40, 'invalid').optional().describe('id of the slot to move it to'),
  language: z.string().max(2).optional().catch(undefined),
});

const notFound = problemAnswer('no appointment has this link, or the visit is over');

interface RouteServices extends AppointmentServices {
  siteData: SiteData;
}

/** `/api/appointments/:token`: shows and changes a booked visit, for the visitor with the signed link of the mail. */
export async function appointmentsRoute(api: Api, { siteData, ...services }: RouteServices): Promise<void> {
  const { db, mail } = services;

  /** @throws ProblemError `not-found`, also after the end of the visit */
  async function appointmentOf(token: string): Promise<Appointment> {
    const id = idOfToken('appointment', token, await keyedHasher(db));
    const [found] = id === null ? [] : await readAppointments(db, { id });
    if (!found || found.end <= new Date()) throw new ProblemError('not-found');
    return found;
  }

  async function show({ start, end, status, propertyId }: Appointment, language: Language) {
    const { title, address, path, agent } = await placeOf(db, await siteData.current(), propertyId, language);
    const canChange = status !== 'cancelled' && start > new Date();
    return { status, start: localIso(start), end: localIso(end), canChange, propertyId, title, address, path, agent };
  }

  api.get(
    '/api/appointments/:token',
    {
      schema: {
        tags: ['visits'],
        summary: 'A booked visit, for anyone with its link',
        params: byToken,
        querystring: inLanguage,
        response: { 200: appointment, 404: notFound },
      },
    },
    async ({ params, query }, reply) => {
      reply.headers(PRIVATE);
      return show(await appointmentOf(params.token), query.lang);
    },
  );

  api.get(
    '/api/appointments/:token/calendar.ics',
    {
      schema: {
        tags: ['visits'],
        summary: 'A booked visit as a file for calendars',
        params: byToken,
        querystring: inLanguage,
        response: { 200: z.string().describe('text/calendar'), 404: notFound },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const found = await appointmentOf(params.token);
      const inTheirs = { ...found, visitor: { ...found.visitor, language: query.lang } };
      const snapshot = await siteData.current();
      const place = await placeOf(db, snapshot, found.propertyId, query.lang);
      const { content } = visitorCalendar({
        event: 'booked',
        appointment: inTheirs,
        token: params.token,
        parties: mailParties(snapshot, mail, originOf(request, snapshot)),
        origin: originOf(request, snapshot),
        place: { agency: place, visitor: place },
      });
      return reply
        .headers(PRIVATE)
        .header('content-disposition', 'attachment; filename="visit.ics"')
        .type('text/calendar; charset=utf-8')
        .serializer((text: string) => text)
        .send(content);
    },
  );

  api.post(
    '/api/appointments/:token',
    {
      schema: {
        tags: ['visits'],
        summary: 'Moves or cancels a booked visit; both sides are mailed',
        params: byToken,
        body,
        response: {
          200: appointment,
          404: notFound,
          422: problemAnswer('the slot is taken, or the appointment can no longer be changed'),
          429: problemAnswer('too many changes of this visit'),
        },
      },
    },
    async (request, reply) => {
      const { id, visitor } = await appointmentOf(request.params.token);
      const language = requestLanguage(request);
      const { action, slot } = request.body;
      const { hits, secondsLeft } = await countHit(db, await keyedHash(db, 'appointment', id), ALLOWED.seconds);
      if (hits > ALLOWED.max) {
        reply.header('retry-after', secondsLeft);
        throw new ProblemError('too-many-requests');
      }
      if (action === 'move' && !slot)
        throw new ProblemError('invalid-form', { slot: refusalText('required', language) });
      const wish = action === 'move' ? { action, slotId: slot ?? '' } : { action, by: 'visitor' as const };
      const snapshot = await siteData.current();
      const changed = await applyChange(id, wish, snapshot, originOf(request, snapshot), services);
      if (!changed.ok) {
        const { refusal } = changed;
        if (refusal === 'unknown') throw new ProblemError('not-found');
        const field = refusal === 'over' ? 'action' : 'slot';
        throw new ProblemError('invalid-form', { [field]: refusalText(refusal, language) });
      }
      reply.headers(PRIVATE);
      return show(changed.after, request.body.language ? language : visitor.language);
    },
  );
}

/** For one person only: not cached, not indexed. */
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const originOf = (request: FastifyRequest, { content }: Awaited<ReturnType<SiteData['current']>>): string | null =>
  siteOrigin(request, content.settings.origin);
