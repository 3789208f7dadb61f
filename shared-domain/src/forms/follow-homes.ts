import * as z from 'zod/mini';
import { email, ids, read } from './fields.ts';
import { everyForm } from './parts.ts';

/** The same limit as for favourites. */
const MOST = 100;

/** A hidden field of a plain form contains all ids, separated by commas. */
const separated = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value;

/** Subscribes to mails about changes of some homes. */
export const followHomes = z.object({
  email: email(),
  homes: read(separated, ids(MOST)).check(z.refine((homes) => homes.length > 0, 'property.unknown')),
  ...everyForm,
});

export type FollowHomes = z.infer<typeof followHomes>;
