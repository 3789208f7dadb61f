import type { OwnerStatistics } from '@facade/shared-domain/model';
import { z } from 'zod';
import { agent, goal, picture } from '../../catalogue/index.ts';
import { offer } from '../../leads/index.ts';

const figure = z.object({ visits: z.int(), previous: z.int().nullable(), similar: z.number().optional() });

export const ownerEventKind = z.enum([
  'enquiry',
  'documents',
  'visit-request',
  'viewing',
  'application',
  'offer',
  'price-changed',
  'published',
]);

const attention = z.object({ views: z.number(), interest: z.number() });

const home = z.object({
  prices: z.array(
    z.object({
      at: z.string(),
      amount: z.number(),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
  lacks: z.array(
    z.object({
      kind: z.enum(['pictures', 'plan', 'certificate', 'video', 'languages']),
      visits: z.object({ having: z.number(), lacking: z.number() }).nullable(),
    }),
  ),
  searchers: z.int().optional().describe('left out below five'),
  missingByLaw: z.array(z.string()).optional(),
  documents: z.array(z.object({ title: z.string(), path: z.string().nullable() })),
  agent,
  progress: z
    .object({
      goal,
      stage: z.enum(['published', 'visited', 'offered', 'agreed', 'closed']),
      publishedAt: z.string(),
      visits: z.int(),
      offers: z.int(),
    })
    .optional(),
  advice: z
    .object({
      kind: z.enum(['early', 'unseen', 'unasked', 'unoffered', 'well']),
      own: attention,
      similar: attention,
      price: z.object({ perSquareMetre: z.number(), low: z.number(), high: z.number() }).optional(),
    })
    .optional(),
});

export const owner = z.object({ name: z.string(), email: z.string() });

export const ownerStatistics = z.object({
  owner,
  properties: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      path: z.string(),
      picture: picture.nullable(),
      visits: z.int(),
    }),
  ),
  wantsSummary: z.boolean(),
  wantsVisits: z.boolean(),
  chosen: z.int().nullable(),
  today: figure,
  week: figure,
  month: figure,
  total: figure,
  similar: z.object({ homes: z.int(), scope: z.enum(['city', 'region']) }).nullable(),
  days: z.array(z.object({ date: z.string(), visits: z.int() })),
  sources: z.array(
    z.object({
      source: z.enum(['direct', 'search', 'site', 'portal', 'social', 'mail', 'newsletter', 'other']),
      name: z.string().nullable(),
      visits: z.int(),
    }),
  ),
  interest: z.object({ favourites: figure, enquiries: figure, viewings: figure }),
  messages: z
    .array(
      z.object({
        at: z.string(),
        propertyId: z.int(),
        text: z.string(),
        handledAt: z.string().nullable(),
        replies: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })).optional(),
      }),
    )
    .optional(),
  home: home.nullable(),
  history: z.array(
    z.object({
      at: z.string(),
      kind: ownerEventKind,
      propertyId: z.int(),
      person: z.string().nullable(),
      state: z.enum(['coming', 'cancelled']).optional(),
      offer: offer.optional(),
      said: z.string().optional().describe('by the visitor, after the visit, as the agency shows it'),
    }),
  ),
}) satisfies z.ZodType<OwnerStatistics>;
