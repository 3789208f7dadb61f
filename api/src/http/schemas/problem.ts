import type { Problem } from '@facade/shared-domain/model';
import { z } from 'zod';

/** RFC 9457. */
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
}) satisfies z.ZodType<Problem>;

/** Response entry for an endpoint's list of answers. */
export const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
});
