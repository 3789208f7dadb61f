import type { OwnerAccount, OwnerStatistics } from '@facade/shared-domain/model';
import { z } from 'zod';
import { picture } from './property.ts';

const figure = z.object({ visits: z.int(), previous: z.int().nullable() });

export const owner = z.object({ name: z.string(), email: z.string() });

export const ownerAccount = z.object({
  owner,
  sessions: z.array(
    z.object({
      id: z.int(),
      browser: z.string(),
      system: z.string(),
      firstSeen: z.string(),
      lastSeen: z.string(),
      isThis: z.boolean(),
    }),
  ),
  passkeys: z.array(z.object({ id: z.int(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() })),
}) satisfies z.ZodType<OwnerAccount>;

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
  today: figure,
  week: figure,
  month: figure,
  total: figure,
  days: z.array(z.object({ date: z.string(), visits: z.int() })),
  sources: z.array(
    z.object({
      source: z.enum(['direct', 'search', 'site', 'portal', 'social', 'mail', 'other']),
      visits: z.int(),
    }),
  ),
  history: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(['enquiry', 'visit-request', 'published', 'price-changed', 'viewing']),
      propertyId: z.int(),
      person: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<OwnerStatistics>;
