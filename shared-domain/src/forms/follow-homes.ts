import * as z from 'zod/mini';
import { email, ids, read } from './fields.ts';
import { everyForm } from './parts.ts';

/** As many as one can keep as favourites. */
const MOST = 100;

/** A hidden field of a plain form holds all ids, with commas between. */
const separated = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value;

/** Asks for mails about what changes in some homes. */
export const followHomes = z.object({
  email: email(),
  homes: read(separated, ids(MOST)).check(z.refine((homes) => homes.length > 0, 'property.unknown')),
  ...everyForm,
});

export type FollowHomes = z.infer<typeof followHomes>;
