import * as z from 'zod/mini';
import { MAX_FAVOURITES } from '../limits.ts';
import { email, separatedIds } from './fields.ts';
import { everyForm } from './parts.ts';

/** Subscribes to mails about changes of some homes. */
export const followHomes = z.object({
  email: email(),
  homes: separatedIds(MAX_FAVOURITES, 'property.unknown'),
  ...everyForm,
});

export type FollowHomes = z.infer<typeof followHomes>;
