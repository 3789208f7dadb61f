import type { Language } from '@facade/shared-domain/model';
import { z } from 'zod';
import { wasPublished } from '../../catalogue/index.ts';
import {
  type Api,
  id,
  type ParameterReason,
  ProblemError,
  problemAnswer,
  rejectedMessage,
  requestLanguage,
} from '../../http/index.ts';
import { addDays, brusselsDay, isDay, localIso, startOfDay } from '../../kernel/index.ts';
import { ALLOWANCES, type Db, perAddress } from '../../platform/index.ts';
import type { SiteData, Snapshot } from '../../site/index.ts';
import { offeredSlots, type Slot } from '../offered-slots.ts';
import type { Span } from '../span.ts';
import { type VisitedHome, visitedHome } from '../visited-home.ts';

/** Maximum number of days per request. */
const MOST_DAYS = 62;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A date, or a moment with its UTC offset. */
const moment = z
  .string()
  .refine((text) => isDay(text) || (MOMENT.test(text) && !Number.isNaN(Date.parse(text))), {
    params: { reason: { kind: 'moment' } satisfies ParameterReason },
  })
  .optional();

const slot = z.object({
  id: z.string(),
  start: z.string().describe('with the clock of Belgium: `2026-11-24T14:00:00+01:00`'),
  end: z.string(),
});

const notFound = problemAnswer('no home has this id');
const gone = problemAnswer('the home of this id is no longer public');
const tooMany = problemAnswer('too many requests from this address');

/**
 * `GET /api/visit-slots` and `GET /api/visit-slots/summary`: when a home can be visited. Never cached, because others
 * may book at any time.
 */
export async function visitSlotsRoute(api: Api, { siteData, db }: { siteData: SiteData; db: Db }): Promise<void> {
  const common = { config: { rateLimit: perAddress(ALLOWANCES.offeredSlots) } };
  api.get(
    '/api/visit-slots',
    {
      ...common,
      schema: {
        tags: ['visits'],
        summary: 'The free times at which a home can be visited, in order',
        querystring: z.object({
          property: id,
          from: moment.describe('first day, or moment; now by default'),
          to: moment.describe(`last day, or moment; at most ${MOST_DAYS} days after from, two weeks by default`),
        }),
        response: {
          200: z.object({ slots: z.array(slot) }),
          400: problemAnswer('not a property, or not such a span'),
          404: notFound,
          410: gone,
          429: tooMany,
        },
      },
    },
    async (request, reply) => {
      const { property, ...asked } = request.query;
      const now = new Date();
      const span = spanOf(asked, now);
      if (!span) throw wrongEnd(requestLanguage(request));
      const snapshot = await siteData.current();
      const home = await homeOf(db, snapshot, property);
      const { free } = home ? await offeredSlots(db, snapshot, home, span, now) : { free: [] };
      reply.header('cache-control', 'no-store');
      return { slots: free.map(shownSlot) };
    },
  );
  api.get(
    '/api/visit-slots/summary',
    {
      ...common,
      schema: {
        tags: ['visits'],
        summary:
          'Whether a home has times at which it can be visited, and which days are the first and the last with a free one',
        querystring: z.object({ property: id }),
        response: {
          200: z.object({
            state: z.enum(['free', 'full', 'none']).describe('none: the agency opens no times for this home'),
            first: z.string().nullable(),
            last: z.string().nullable(),
          }),
          404: notFound,
          410: gone,
          429: tooMany,
        },
      },
    },
    async ({ query: { property } }, reply) => {
      const now = new Date();
      const snapshot = await siteData.current();
      const home = await homeOf(db, snapshot, property);
      const span = { start: now, end: startOfDay(addDays(brusselsDay(now), MOST_DAYS)) };
      const { opened, free } = home ? await offeredSlots(db, snapshot, home, span, now) : { opened: [], free: [] };
      reply.header('cache-control', 'no-store');
      const [first, last] = [free[0], free.at(-1)].map((one) => (one ? brusselsDay(one.start) : null));
      const state = opened.length === 0 ? ('none' as const) : free.length === 0 ? ('full' as const) : ('free' as const);
      return { state, first: first ?? null, last: last ?? null };
    },
  );
}

const shownSlot = ({ id: slotId, start, end }: Slot) => ({ id: slotId, start: localIso(start), end: localIso(end) });

/** Null for an off-market home: it can only be visited on request. */
async function homeOf(db: Db, snapshot: Snapshot, propertyId: number): Promise<VisitedHome | null> {
  const home = await visitedHome(db, snapshot, propertyId);
  if (home) return home;
  const teaser = await db.selectFrom('off_market').select('id').where('id', '=', propertyId).executeTakeFirst();
  if (teaser) return null;
  throw new ProblemError((await wasPublished(db, propertyId)) ? 'gone' : 'not-found');
}

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

/** An end that is a day is included. Null if the end is before the start, or too far after it. */
function spanOf({ from, to }: Asked, now: Date): Span | null {
  const start = from === undefined ? now : isDay(from) ? startOfDay(from) : new Date(from);
  if (to === undefined) return { start, end: startOfDay(addDays(brusselsDay(start), 14)) };
  const end = isDay(to) ? startOfDay(addDays(to, 1)) : new Date(to);
  if (end <= start || end > startOfDay(addDays(brusselsDay(start), MOST_DAYS + 1))) return null;
  return { start, end };
}

const wrongEnd = (language: Language): ProblemError =>
  new ProblemError('bad-parameter', {
    to: rejectedMessage({ kind: 'days', other: 'from', most: MOST_DAYS }, language),
  });
