import { allowsStatistics } from '@facade/shared-domain/consent';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { ownerRealm, readSessionCookie, staffRealm, USER_AGENT_READ } from '../../accounts/index.ts';
import { type Api, id, problemAnswer } from '../../http/index.ts';
import { ALLOWANCES, perAddress } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import type { VisitCounter } from '../views/visit-counter.ts';
import { sourceOf } from '../views/visit-source.ts';
import type { CountedAct } from '../views/write-visits.ts';

const visit = z.object({
  propertyId: id,
  referrer: z.string().max(2000).nullish().describe('where the visitor came from; only its kind is stored'),
  campaign: z.string().max(100).nullish().describe('`utm_source` of the link; only its kind is stored'),
});

const favourite = visit.pick({ propertyId: true });

const TAKEN = {
  204: z
    .null()
    .describe('accepted; not counted are bots, the owner, the agency, and repeated visits within half an hour'),
  422: problemAnswer('not a visit'),
};

/** `POST /api/visits`: a property was viewed; `POST /api/favourites`: it was added to the favourites. */
export async function visitsRoute(
  api: Api,
  { siteData, counter }: { siteData: SiteData; counter: VisitCounter },
): Promise<void> {
  const count = async (request: FastifyRequest, of: z.output<typeof visit>, act: CountedAct) => {
    const { headers, host, hostname, ip } = request;
    const { content } = await siteData.current();
    const { origin, consent } = content.settings;
    const agent = headers['user-agent']?.slice(0, USER_AGENT_READ);
    const mayCount = consent.visits === 'always' || allowsStatistics(headers.cookie ?? '');
    if (!mayCount || !agent || isbot(agent)) return;
    const own = [host, hostname, ...(URL.canParse(origin) ? [new URL(origin).host] : [])];
    const owner = readSessionCookie(request, ownerRealm.cookies);
    const staff = readSessionCookie(request, staffRealm.cookies);
    counter.add({
      act,
      propertyId: of.propertyId,
      source: sourceOf(of, own),
      visitor: { address: ip, agent },
      ...((owner || staff) && { sessions: { owner, staff } }),
    });
  };
  const config = { rateLimit: perAddress(ALLOWANCES.pageViews) };
  api.post(
    '/api/visits',
    { config, schema: { tags: ['visits'], summary: 'Counts a visit of a property', body: visit, response: TAKEN } },
    async (request, reply) => {
      await count(request, request.body, 'visit');
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/favourites',
    {
      config,
      schema: { tags: ['visits'], summary: 'Counts an added favourite', body: favourite, response: TAKEN },
    },
    async (request, reply) => {
      await count(request, request.body, 'favourite');
      return reply.status(204).send(null);
    },
  );
}
