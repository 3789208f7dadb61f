import { allowsStatistics } from '@facade/shared-domain/consent';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { id } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';
import { recordVisit } from '../../visits/record-visit.ts';
import { isBot, sourceOf } from '../../visits/visit-source.ts';

const visit = z.object({
  propertyId: id,
  referrer: z.string().max(2000).nullish().describe('where the visitor came from; only its kind is kept'),
});

/** `POST /api/visits`: a property was looked at. */
export async function visitsRoute(api: Api, { siteData, db }: { siteData: SiteData; db: Db }): Promise<void> {
  api.post(
    '/api/visits',
    {
      config: { rateLimit: perAddress(120, 1) },
      schema: {
        tags: ['visits'],
        summary: 'Counts a visit of a property',
        body: visit,
        response: {
          204: z.null().describe('counted, or left out because a program made it or the visitor did not agree'),
          422: problemAnswer('not a visit'),
        },
      },
    },
    async ({ body, headers, host, hostname }, reply) => {
      const { content } = await siteData.current();
      const { origin, consent } = content.settings;
      const mayCount = consent.visits === 'always' || allowsStatistics(headers.cookie ?? '');
      if (mayCount && !isBot(headers['user-agent']) && (await isPublic(db, body.propertyId))) {
        const own = [host, hostname, ...(URL.canParse(origin) ? [new URL(origin).host] : [])];
        await recordVisit(db, body.propertyId, sourceOf(body.referrer ?? undefined, own));
      }
      return reply.status(204).send(null);
    },
  );
}

async function isPublic(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('property').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
