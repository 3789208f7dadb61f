import type * as model from '@facade/shared-domain/model';
import { z } from 'zod';
import {
  availability,
  category,
  city,
  counts,
  goal,
  picture,
  price,
  projectSummary,
  searchProperty,
  suggest,
} from '../../../catalogue/index.ts';
import { type Api, inLanguage, problemAnswer } from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

const query = inLanguage.extend({
  q: z.string().max(200).default('').describe('what was typed so far; without it all types are answered'),
});

const suggestions = z.object({
  types: z.array(category),
  cities: z.array(city),
  properties: z.array(
    searchProperty.extend({
      goal,
      availability,
      price,
      street: z.string().optional().describe('if a typed word is one of it'),
    }),
  ),
  projects: z
    .array(
      projectSummary
        .pick({ id: true, path: true, name: true, city: true, zip: true, unitCount: true, availableCount: true })
        .extend({ picture: picture.nullable() }),
    )
    .optional()
    .describe('projects with this name; their units are the first properties'),
  query: z
    .object({
      goal: goal.nullable(),
      filters: z.string().describe('query of a list, without its `?`'),
      around: z.string().optional().describe('the town that its radius is drawn around'),
      count: z.int().describe('matching homes, 10000 at most'),
      counts: counts.describe('available homes, 10000 at most'),
      ignored: z.string().optional().describe('words that were not understood, if nothing else is found'),
    })
    .nullable()
    .describe('the text as filters, if it is understood'),
}) satisfies z.ZodType<model.Suggestions>;

/** `GET /api/suggest`: suggestions for a typed text. */
export async function suggestRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/suggest',
    {
      config: { cached: true },
      schema: {
        tags: ['search'],
        summary: 'Types, towns and properties that a typed text finds, and the text as filters',
        querystring: query.strict(),
        response: { 200: suggestions, 400: problemAnswer('a parameter is not valid or not known') },
      },
    },
    async ({ query: { lang, q } }) => suggest((await siteData.current()).view(lang), q),
  );
}
