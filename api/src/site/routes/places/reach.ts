import type { Reach } from '@facade/shared-domain/model';
import { TRAVEL_MODES } from '@facade/shared-domain/travel/travel-modes';
import { z } from 'zod';
import { type Api, decimal, ProblemError, problemAnswer, whole } from '../../../http/index.ts';
import { ALLOWANCES, perAddress } from '../../../platform/index.ts';
import type { SiteData } from '../../site-data.ts';
import { reach } from '../../travel/reach.ts';

const area = z.object({
  corners: z.array(z.object({ lat: z.number(), lng: z.number() })).describe('as the filter `within` takes them'),
  isCut: z.boolean().describe('the roads of the agency’s map end before the time does'),
}) satisfies z.ZodType<Reach>;

/** `GET /api/reach?lat=&lng=&by=&minutes=`: the area that one reaches within a time. */
export async function reachRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/reach',
    {
      config: { cached: true, rateLimit: perAddress(ALLOWANCES.reachedAreas) },
      schema: {
        tags: ['map'],
        summary: 'The area that one reaches within a time, on foot, by bicycle or by car without traffic jams',
        querystring: z
          .object({
            lat: decimal(-90, 90),
            lng: decimal(-180, 180),
            by: z.enum(TRAVEL_MODES),
            minutes: whole(1, 60),
          })
          .strict(),
        response: {
          200: area,
          404: problemAnswer('the agency has no roads, or none near this point'),
          429: problemAnswer('too many requests from this address'),
        },
      },
    },
    async ({ query: { lat, lng, by, minutes } }) => {
      const { roads } = (await siteData.current()).content;
      const found = roads && reach(roads, { lat, lng }, by, minutes);
      if (!found) throw new ProblemError('not-found');
      return found;
    },
  );
}
