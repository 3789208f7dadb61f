import * as z from 'zod/mini';
import { optionalText, requiredLines } from './fields.ts';
import { everyForm, hasSubject, person, subject } from './parts.ts';

/** More documents than any home has. */
const MOST = 50;

/** Requests documents of a property or project by their titles. */
export const documents = z
  .object({
    documents: requiredLines('documents', MOST, 300),
    ...person,
    message: optionalText(2000),
    ...subject,
    ...everyForm,
  })
  .check(hasSubject);

export type DocumentsRequest = z.infer<typeof documents>;
