import * as z from 'zod/mini';
import { email, optionalText, requiredLine } from './fields.ts';
import { everyForm, hasSubject, subject } from './parts.ts';

/** Sends the page of a property or project to a friend. */
export const sendToFriend = z
  .object({
    friendEmail: email('friendEmail'),
    name: requiredLine('name', 80),
    email: email(),
    message: optionalText(500),
    ...subject,
    ...everyForm,
  })
  .check(hasSubject);

export type SendToFriend = z.infer<typeof sendToFriend>;
