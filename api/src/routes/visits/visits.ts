import { allowsStatistics } from '@facade/shared-domain/consent';
import { isbot } from 'isbot';
import { z } from 'zod';
import { readSessionCookie } from '../../accounts/session-cookie.ts';
import { staffRealm } from '../../agency/staff/staff-realm.ts';
import type { Api } from '../../api.ts';
import { ownerRealm } from '../../owners/owner-realm.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { id } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';
import type { VisitCounter } from '../../visits/visit-counter.ts';
import { sourceOf } from '../../visits/visit-source.ts';

const visit = z.object({
  propertyId: id,
  referrer: z.string().max(2000).nullish().describe('where the visitor came from; only its kind is kept'),
  campaign: z.string().max(100).nullish().describe('`utm_source` of the link; only its kind is kept'),
});

/** `POST /api/visits`: a property was looked at. */
export async function visitsRoute(
  api: Api,
  { siteData, counter }: { siteData: SiteData; counter: VisitCounter },
): Promise<void> {
  api.post(
    '/api/visits',
    {
      config: { rateLimit: perAddress(120, 1) },
      schema: {
        tags: ['visits'],
        summary: 'Counts a visit of a property',
        body: visit,
        response: {
          204: z
            .null()
            .describe('taken; left out are programs, the owner, the agency, and who came in the last half hour'),
          422: problemAnswer('not a visit'),
        },
      },
    },
    async (request, reply) => {
      const { body, headers, host, hostname, ip } = request;
      const { content } = await siteData.current();
      const { origin, consent } = content.settings;
      const agent = headers['user-agent'];
      const mayCount = consent.visits === 'always' || allowsStatistics(headers.cookie ?? '');
      if (mayCount && agent && !isbot(agent)) {
        const own = [host, hostname, ...(URL.canParse(origin) ? [new URL(origin).host] : [])];
        const owner = readSessionCookie(request, ownerRealm.cookies);
        const staff = readSessionCookie(request, staffRealm.cookies);
        counter.add({
          propertyId: body.propertyId,
          source: sourceOf(body, own),
          visitor: { address: ip, agent },
          ...((owner || staff) && { sessions: { owner, staff } }),
        });
      }
      return reply.status(204).send(null);
    },
  );
}
