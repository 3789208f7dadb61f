import type { Account } from '@facade/shared-domain/model';
import { z } from 'zod';

export const account = z.object({
  owner: z.object({ name: z.string(), email: z.string(), role: z.enum(['manager', 'agent']).optional() }),
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
}) satisfies z.ZodType<Account>;
