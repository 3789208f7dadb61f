import { id, optionalText, requiredLine, separatedIds, tick } from '@facade/shared-domain/forms/fields';
import { MAX_FAVOURITES, TOGETHER } from '@facade/shared-domain/limits';
import type { TogetherChange, TogetherList } from '@facade/shared-domain/model';
import { z } from 'zod';

export const byToken = z.object({ token: z.string().max(100) });

const firstName = requiredLine('firstName', TOGETHER.firstName);
const home = id('property.unknown');
const homes = separatedIds(MAX_FAVOURITES, 'property.unknown');

export const togetherStart = z.object({ firstName, homes }).describe('`homes`: ids, also as a text with commas');

export const togetherChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('join'), firstName }),
    z.object({ action: z.literal('heart'), home, liked: tick() }),
    z.object({ action: z.literal('note'), home, note: optionalText(TOGETHER.note) }),
    z.object({ action: z.literal('add'), homes }),
    z.object({ action: z.literal('leave') }),
    z.object({ action: z.literal('end') }),
  ],
  { error: 'invalid' },
);

export const changeOf = (body: z.output<typeof togetherChange>): TogetherChange =>
  body.action === 'note' ? { ...body, note: body.note ?? '' } : body;

export const togetherList = z.object({
  people: z.array(z.object({ id: z.int(), firstName: z.string(), isYou: z.boolean() })),
  homes: z.array(
    z.object({
      id: z.int().describe('of the property, which may have left the site'),
      likedBy: z.array(z.int()).describe('ids of people'),
      notes: z.array(z.object({ by: z.int(), text: z.string() })),
    }),
  ),
  keptFor: z.string().describe('how long after the last visit it is erased, in words'),
}) satisfies z.ZodType<TogetherList>;
