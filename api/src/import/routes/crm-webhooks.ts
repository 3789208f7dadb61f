import { z } from 'zod';
import { type Api, ProblemError, problemAnswer } from '../../http/index.ts';
import { ALLOWANCES, type Db, perAddress } from '../../platform/index.ts';
import { addChange, addHint } from '../hints/crm-hints.ts';
import type { FeedPlace } from '../sources/feed-places.ts';

/** Maximum size of an event in bytes: it has five short fields. */
const LARGEST = 4096;

/** Events may be dated ahead of this server's clock by so many milliseconds: later ones must not be taken for older. */
const AHEAD = 60_000;

const EVENTS: Readonly<Record<string, { isDeleted: boolean }>> = {
  'estate-added': { isDeleted: false },
  'estate-updated': { isDeleted: false },
  'estate-deleted': { isDeleted: true },
};

/** What SweepBright sends; it may send more. */
const sweepbrightEvent = z.object({
  event: z.string(),
  estate_id: z.string().regex(/^[\w-]{1,100}$/),
  happened_at: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
});

const taken = { 200: z.object({}), 400: problemAnswer('not an event'), 413: problemAnswer('too long') };

/**
 * `POST /api/webhooks/sweepbright` and `/api/webhooks/whise`, each where that CRM is pulled: it says that a home has changed. An event is
 * noted and answered at once; the schedule then requests the home from the CRM, and imports what that answers.
 */
export async function crmWebhooksRoute(
  api: Api,
  { db, feeds }: { db: Db; feeds: readonly FeedPlace[] },
): Promise<void> {
  // Signatures are those of the bytes.
  api.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  const sweepbright = feeds.find(({ name }) => name === 'sweepbright')?.hinted;
  if (sweepbright)
    api.post(
      '/api/webhooks/sweepbright',
      {
        schema: {
          tags: ['crm'],
          summary:
            'SweepBright says that a home was published, changed or withdrawn; signed with the secret of the website',
          response: { ...taken, 401: problemAnswer('not signed by SweepBright') },
        },
      },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!sweepbright.isSigned(body, String(request.headers['x-hook-signature'] ?? ''))) {
          request.log.warn('an event of SweepBright is not signed with SWEEPBRIGHT_CLIENT_SECRET');
          throw new ProblemError('unauthorized');
        }
        const { event, estate_id: home, happened_at: at } = eventIn(body);
        const known = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined;
        const happenedAt = new Date(Math.min(Date.parse(at), Date.now() + AHEAD));
        if (known) await addHint(db, 'sweepbright', { home, ...known, happenedAt });
        return reply.send({});
      },
    );
  if (feeds.some(({ name, bringUpToDate }) => name === 'whise' && bringUpToDate))
    api.post(
      '/api/webhooks/whise',
      {
        config: { rateLimit: perAddress(ALLOWANCES.crmEvents) },
        schema: { tags: ['crm'], summary: 'Whise says that something has changed: it is pulled soon', response: taken },
      },
      async (_request, reply) => {
        await addChange(db, 'whise');
        return reply.send({});
      },
    );
}

function eventIn(body: Buffer): z.infer<typeof sweepbrightEvent> {
  try {
    return sweepbrightEvent.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ProblemError('bad-request');
  }
}
