import { GOAL_STEPS } from '@facade/shared-domain/goals';
import { HARMS, type ReleasesAnswer } from '@facade/shared-domain/releases';
import { z } from 'zod';
import { staffMember } from '../../leads/index.ts';

const count = z.int();
const steps = z.object(
  Object.fromEntries(GOAL_STEPS.map((step) => [step, count])) as Record<(typeof GOAL_STEPS)[number], typeof count>,
);
const verdict = z.enum(['lower', 'unclear', 'as before']);
const measured = z.number().nullable();

const release = z.object({
  version: z.string(),
  place: z.enum(['live', 'canary', 'before']),
  percent: z.number(),
  since: z.object({ at: z.string(), by: z.string(), why: z.string().nullable() }).nullable(),
  size: count.nullable(),
  figures: z
    .object({
      loads: count,
      failures: z.object({ server: count, browser: count }),
      harms: z.partialRecord(z.enum(HARMS), count),
      vitals: z.object({ lcp: measured, inp: measured, cls: measured }),
    })
    .nullable(),
  errors: z.array(
    z.object({
      message: z.string(),
      places: z.array(z.string()),
      pages: count,
      firstSeen: z.string(),
      lastSeen: z.string(),
    }),
  ),
  goals: z.record(z.string(), steps.extend({ verdict: verdict.optional() })),
});

const why = z.object({
  since: z.string(),
  changes: z.array(
    z.object({
      kind: z.enum(['release', 'content', 'feed']),
      at: z.string(),
      by: z.string(),
      what: z.string(),
      why: z.string().nullable(),
    }),
  ),
  goals: z.array(z.object({ section: z.string(), goal: z.string(), since: steps, before: steps.nullable(), verdict })),
});

export const releasesAnswer = z.object({
  staff: staffMember,
  state: z.object({ sections: z.array(z.object({ section: z.string(), releases: z.array(release) })), why }).nullable(),
}) satisfies z.ZodType<ReleasesAnswer>;

/** As a browser posts it without JavaScript. */
export const releaseChange = z.object({
  section: z.string().regex(/^mf-[a-z\d-]{1,60}$/, 'invalid'),
  action: z.enum(['rollback', 'halt', 'promote'], { error: 'invalid' }),
  seen: z.string().min(1, 'invalid').max(200, 'invalid'),
  why: z.string().trim().max(200, 'tooLong').optional(),
});
