import * as z from 'zod/mini';
import { MAX_FAVOURITES } from '../limits.ts';
import { email, ids, read } from './fields.ts';
import { everyForm } from './parts.ts';

/** A hidden field of a plain form contains all ids, separated by commas. */
const separated = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value;

/** Subscribes to mails about changes of some homes. */
export const followHomes = z.object({
  email: email(),
  homes: read(separated, ids(MAX_FAVOURITES)).check(z.refine((homes) => homes.length > 0, 'property.unknown')),
  ...everyForm,
});

export type FollowHomes = z.infer<typeof followHomes>;
