import type { Language } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailParties } from '../../correspondence/index.ts';
import { type Api, inLanguage, ProblemError, problemAnswer, requestLanguage, siteOrigin } from '../../http/index.ts';
import { localIso } from '../../kernel/index.ts';
import { ALLOWANCES, countHit, idOfToken, keyedHash, keyedHasher, repeat } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { type AppointmentServices, applyChange, type RequestedChange } from '../apply-change.ts';
import { type Appointment, readAppointments } from '../appointment.ts';
import { placeOf } from '../appointment-view.ts';
import { visitorCalendar } from '../mail/appointment-mail.ts';
import { tellLapsed } from '../tell-lapsed.ts';
import { refusalText } from '../texts/index.ts';
import { appointment, appointmentChange, byToken } from './appointment-schema.ts';

/** How often visits that were not confirmed are cancelled, in milliseconds. Their times are free before. */
const LAPSE_EVERY = 60_000;

const notFound = problemAnswer('no appointment has this link, or the visit is over');

interface RouteServices extends AppointmentServices {
  siteData: SiteData;
}

/** `/api/appointments/:token`: shows and changes a booked visit, for the visitor with the signed link of the mail. */
export async function appointmentsRoute(api: Api, { siteData, ...services }: RouteServices): Promise<void> {
  const { db, mail } = services;
  const lapsing = repeat(() => tellLapsed({ siteData, ...services }), {
    every: LAPSE_EVERY,
    log: api.log,
    failure: 'cannot cancel visits that were not confirmed',
  });
  api.addHook('onClose', () => lapsing.stop());

  /** @throws ProblemError `not-found`, also after the end of the visit */
  async function appointmentOf(token: string): Promise<Appointment & { isByMail: boolean }> {
    const sign = await keyedHasher(db);
    const byMail = idOfToken('held-appointment', token, sign);
    const id = byMail ?? idOfToken('appointment', token, sign);
    const [found] = id === null ? [] : await readAppointments(db, { id });
    if (!found || found.end <= new Date()) throw new ProblemError('not-found');
    return { ...found, isByMail: byMail !== null };
  }

  async function show(shown: Appointment & { isByMail: boolean }, language: Language) {
    const { start, end, status, sequence, heldUntil, propertyId, isByMail } = shown;
    const { title, address, path, agent } = await placeOf(db, await siteData.current(), propertyId, language);
    const isHeld = status === 'held';
    return {
      // Only a visit that was never booked has its first sequence.
      status: status === 'cancelled' && sequence === 0 ? ('lapsed' as const) : status,
      start: localIso(start),
      end: localIso(end),
      heldUntil: isHeld && heldUntil ? localIso(heldUntil) : null,
      canConfirm: isHeld && isByMail,
      canChange: !isHeld && status !== 'cancelled' && start > new Date(),
      propertyId,
      title,
      address,
      path,
      agent,
    };
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
        appointment: inTheirs,
        token: params.token,
        parties: mailParties(snapshot, mail, originOf(request, snapshot)),
        origin: originOf(request, snapshot),
        place: { visitor: place },
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
        body: appointmentChange,
        response: {
          200: appointment,
          404: notFound,
          422: problemAnswer('the slot is taken, or the appointment can no longer be changed'),
          429: problemAnswer('too many changes of this visit'),
        },
      },
    },
    async (request, reply) => {
      const found = await appointmentOf(request.params.token);
      const { id, visitor, isByMail } = found;
      const language = requestLanguage(request);
      const { action, slot } = request.body;
      const { hits, secondsLeft } = await countHit(
        db,
        await keyedHash(db, 'appointment', id),
        ALLOWANCES.appointmentChanges.seconds,
      );
      if (hits > ALLOWANCES.appointmentChanges.max) {
        reply.header('retry-after', secondsLeft);
        throw new ProblemError('too-many-requests');
      }
      if (action === 'move' && !slot)
        throw new ProblemError('invalid-form', { slot: refusalText('required', language) });
      reply.headers(PRIVATE);
      // A second click, and a program that repeats the first.
      if (action === 'confirm' && found.status !== 'held') return show(found, language);
      if (action === 'confirm' && !isByMail) throw new ProblemError('not-found');
      const wish = wishOf(action, slot ?? '');
      const snapshot = await siteData.current();
      const changed = await applyChange(id, wish, snapshot, originOf(request, snapshot), services);
      if (!changed.ok) {
        const { refusal } = changed;
        if (refusal === 'unknown') throw new ProblemError('not-found');
        const field = refusal === 'over' ? 'action' : 'slot';
        throw new ProblemError('invalid-form', { [field]: refusalText(refusal, language) });
      }
      return show({ ...changed.after, isByMail }, request.body.language ? language : visitor.language);
    },
  );
}

function wishOf(action: z.infer<typeof appointmentChange>['action'], slotId: string): RequestedChange {
  if (action === 'move') return { action, slotId };
  return action === 'confirm' ? { action: 'book-held' } : { action, by: 'visitor' };
}

/** For one person only: not cached, not indexed. */
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const originOf = (request: FastifyRequest, { content }: Awaited<ReturnType<SiteData['current']>>): string | null =>
  siteOrigin(request, content.settings.origin);
