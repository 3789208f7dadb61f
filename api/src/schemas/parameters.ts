/** Parameters that several endpoints take. */
import { z } from 'zod';
import { language } from './property.ts';

/** `?lang=nl` */
export const inLanguage = z.object({ lang: language.default('nl').describe('language of the answer') });

/** Largest id PostgreSQL's integer holds. */
const MAX_ID = 2_147_483_647;

export const id = z.coerce.number().int().min(1).max(MAX_ID);

/** The `:id` of a path. */
export const byId = z.object({ id });
